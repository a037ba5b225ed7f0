import Sentences

/// What was seen of one subject, before it is judged.
public enum Fact: Hashable, Sendable {
    case picture(PictureFacts)
    case sound(SoundFacts)
    case touch(TouchFacts)
    /// What is free where things are kept.
    case space([FreeSpace])
    case tales(TaleFacts)
    case memory(MemoryFacts)
    case clock(ClockFacts)
    /// Why a file could not be written and read again, nil if it could; and where what is kept lies.
    case saving(failure: Sentence?, place: StatePlace = .disk)
    /// How many starts with a stick ended early, one after the other.
    case sticks(starts: Int)
    /// The version of the kernel's Landlock, 0 where it has none.
    case confinement(landlock: Int)
    /// What is wrong with the files of activities other than reading tales.
    case activities(problems: [Sentence])
    /// Nothing was heard of a subject in time.
    case silence(Subject)
}

/// Where the folder lies in which things are kept.
public enum StatePlace: Hashable, Sendable {
    case disk
    /// This folder lies in memory: what is kept is lost without power.
    case memory(String)
    /// `/etc/fstab` mounts something at this place above the folder, and nothing is there.
    case besideMissing(String)
}

/// A known picture that was decoded and painted, and the letters.
public struct PictureFacts: Hashable, Sendable {
    public var renderer: String
    public var hasDisplay: Bool
    /// Why the known picture could not be painted; nil if its pixels are right.
    public var failure: Sentence?
    /// Kinds of letters that are written in others' fonts, and whether there is any font at all.
    public var replacedFonts: [String]
    public var hasFonts: Bool

    public init(
        renderer: String, hasDisplay: Bool = true, failure: Sentence? = nil, replacedFonts: [String] = [],
        hasFonts: Bool = true
    ) {
        (self.renderer, self.hasDisplay, self.failure) = (renderer, hasDisplay, failure)
        (self.replacedFonts, self.hasFonts) = (replacedFonts, hasFonts)
    }
}

/// A chirp that was sent through the mixer.
public struct SoundFacts: Hashable, Sendable {
    /// SDL's name for the kind of device; nil where none could be opened.
    public var driver: String?
    /// Why none could.
    public var failure: String
    /// Whether the chirp could be loaded and begun.
    public var hasBegun: Bool
    /// Seconds of sound that the device took while the chirp was played.
    public var consumed: Double
    /// The loudest sample that went out, 0…1.
    public var peak: Double

    public init(
        driver: String?, failure: String = "", hasBegun: Bool = true, consumed: Double = 0, peak: Double = 0
    ) {
        (self.driver, self.failure, self.hasBegun) = (driver, failure, hasBegun)
        (self.consumed, self.peak) = (consumed, peak)
    }
}

/// What a child can steer with.
public struct TouchFacts: Hashable, Sendable {
    /// Touch devices that the window system tells of; nil without one.
    public var seen: Int?
    /// Devices that the kernel tells of; nil where it tells of none whatever.
    public var devices: Devices?

    /// Numbers of devices by kind.
    public struct Devices: Hashable, Sendable {
        public var touchScreens, mice, keyboards: Int

        public init(touchScreens: Int = 0, mice: Int = 0, keyboards: Int = 0) {
            (self.touchScreens, self.mice, self.keyboards) = (touchScreens, mice, keyboards)
        }
    }

    public init(seen: Int?, devices: Devices?) { (self.seen, self.devices) = (seen, devices) }
}

/// What is free in the file system of a folder.
public struct FreeSpace: Hashable, Sendable {
    public var folder: String
    public var bytes: Int
    /// Whether a file of no bytes could be made at all.
    public var hasRoomForFiles: Bool

    public init(folder: String, bytes: Int, hasRoomForFiles: Bool = true) {
        (self.folder, self.bytes, self.hasRoomForFiles) = (folder, bytes, hasRoomForFiles)
    }
}

/// The tales, and what is wrong with some.
public struct TaleFacts: Hashable, Sendable {
    public var count: Int
    /// Folders of which no tale could be made.
    public var broken: [Sentence]
    /// Everything else that is wrong, one line each.
    public var problems: [Sentence]

    public init(count: Int, broken: [Sentence] = [], problems: [Sentence] = []) {
        (self.count, self.broken, self.problems) = (count, broken, problems)
    }
}

/// Memory in bytes.
public struct MemoryFacts: Hashable, Sendable {
    /// What the system can still give.
    public var available: Int
    /// What Pasaka's own limit leaves to it; nil without a limit.
    public var ownRest: Int?

    public init(available: Int, ownRest: Int? = nil) { (self.available, self.ownRest) = (available, ownRest) }
}

/// What the clocks say.
public struct ClockFacts: Hashable, Sendable {
    /// The system's year, and that in which this Pasaka was made.
    public var year, buildYear: Int
    /// The year of the clock that runs on a battery; nil where there is none.
    public var batteryYear: Int?

    public init(year: Int, buildYear: Int, batteryYear: Int? = nil) {
        (self.year, self.buildYear, self.batteryYear) = (year, buildYear, batteryYear)
    }
}
