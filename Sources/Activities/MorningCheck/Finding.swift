import Engine
import Sentences

/// Everything that the morning check can report, by code.
///
/// Codes appear in manuals and on the phone: a published code never changes its meaning.
public enum Finding: String, Codable, Hashable, Sendable, CaseIterable {
    case wrongPicture = "A1"
    case noFonts = "A2"
    case otherFonts = "A3"
    case noDisplay = "A4"
    case noSoundDevice = "S1"
    case deafSoundDevice = "S2"
    case unheardSoundDevice = "S3"
    case noChirp = "S4"
    case noTouchScreen = "T1"
    case noInput = "T2"
    case unusedTouchScreen = "T3"
    case unknownInput = "T4"
    case hardlyAnySpace = "V1"
    case littleSpace = "V2"
    case noTales = "P1"
    case brokenTales = "P2"
    case tornTales = "P3"
    case hardlyAnyMemory = "M1"
    case littleMemory = "M2"
    case clockBehind = "L1"
    case clockAhead = "L2"
    case emptyClockBattery = "L3"
    case nothingIsKept = "K1"
    case keptInMemory = "K2"
    case keptBeside = "K3"
    case sticksLeftAlone = "Z1"
    case noLandlock = "D1"
    case refusedCall = "D2"
    case openBootMenu = "B1"
    case brokenActivity = "R1"
    case oldUpdate = "U1"
    case neverUpdated = "U2"
    case veryOldUpdate = "U3"
    case networkAway = "W1"
    case networkUnreadable = "W2"
    case networkUnsigned = "W3"
    case networkOld = "W4"
    case networkForeign = "W5"
    case networkWrongTale = "W6"
    case networkFull = "W7"
    case networkTwice = "W8"
    case networkSilent = "W9"
    case noAnswer = "N1"

    /// A row of the table.
    public struct Entry: Hashable, Sendable {
        public let signal: Signal
        /// The picture of what to do for a red light.
        public let remedy: Remedy?

        fileprivate static func red(_ remedy: Remedy) -> Entry { Entry(signal: .red, remedy: remedy) }
        fileprivate static let amber = Entry(signal: .amber, remedy: nil)
    }

    /// What the code means, without the words.
    public var entry: Entry {
        switch self {
        case .wrongPicture, .hardlyAnyMemory, .noAnswer: .red(.restart)
        case .noFonts, .noChirp, .noTales, .brokenTales, .nothingIsKept, .veryOldUpdate:
            .red(.keeper)
        case .noSoundDevice, .deafSoundDevice: .red(.loudspeaker)
        case .noInput: .red(.touch)
        case .hardlyAnySpace: .red(.space)
        case .clockBehind, .clockAhead: .red(.clock)
        case .otherFonts, .noDisplay, .unheardSoundDevice, .noTouchScreen, .unusedTouchScreen, .unknownInput,
            .littleSpace, .tornTales, .littleMemory, .emptyClockBattery, .keptInMemory, .keptBeside, .sticksLeftAlone,
            .noLandlock, .refusedCall, .openBootMenu, .brokenActivity, .oldUpdate, .neverUpdated,
            .networkAway, .networkUnreadable, .networkUnsigned, .networkOld, .networkForeign, .networkWrongTale,
            .networkFull, .networkTwice, .networkSilent:
            .amber
        }
    }

    /// What is wrong and what to do, in the terminal: from the catalogue of its language, or in Latvian.
    public var sentence: String { Catalogue.text(wording.text(in: .latvian)) }

    /// The table of all codes: `pasaka selftest --codes` prints it, and the manual repeats it.
    public static var table: String {
        let words = allCases.map { ("\(word: $0.entry.signal)" as Sentence).description }
        let width = words.map(\.count).max() ?? 0
        return zip(allCases, words).map { "\($0.rawValue)  \($1.padded(to: width))  \($0.sentence)" }
            .joined(separator: "\n")
    }
}

/// What a helper without computer skills can do about a red light.
public enum Remedy: String, Hashable, Sendable, CaseIterable {
    case loudspeaker, touch, space, clock, restart
    /// Call the person responsible for the machine.
    case keeper
}
