import Sentences

/// The thresholds between green, amber and red.
public enum SelfTestLimits {
    /// Bytes.
    public static let redSpace = 50_000_000, amberSpace = 500_000_000
    /// Bytes; the player and its decoder take about 65 MB at 1920 × 1080.
    public static let redMemory = 100_000_000, amberMemory = 200_000_000
    /// Seconds of the chirp that a working device consumes.
    public static let leastSound = 0.1
    /// Years ahead for which a clock is trusted.
    public static let mostYears = 20
    /// Days without contact to the network, and of a network without anything new.
    public static let mostDaysAway = 7, mostDaysSilent = 60
    /// Starts with a stick that ended early, after which `kiosk-stick` mounts none.
    public static let mostStarts = 3
}

extension Light {
    /// Evaluates a measurement.
    public init(_ fact: Fact) {
        switch fact {
        case .picture(let facts): self = Self.judge(facts)
        case .sound(let facts): self = Self.judge(facts)
        case .touch(let facts): self = Self.judge(facts)
        case .space(let places): self = Self.judge(places)
        case .tales(let facts): self = Self.judge(facts)
        case .memory(let facts): self = Self.judge(facts)
        case .clock(let facts): self = Self.judge(facts)
        case .saving(let failure?, _): self = Light(.saving, .nothingIsKept, failure)
        case .saving(nil, let place): self = Self.judge(place)
        case .sticks(let starts):
            self = starts > SelfTestLimits.mostStarts ? Light(.sticks, .sticksLeftAlone) : Light(.sticks)
        case .confinement(_, let refused) where !refused.isEmpty:
            self = Light(.confinement, .refusedCall, Self.listed(refused))
        case .confinement(let version, _):
            self = version > 0 ? Light(.confinement, "Landlock \(version)") : Light(.confinement, .noLandlock)
        case .boot(let isLocked): self = isLocked == false ? Light(.boot, .openBootMenu) : Light(.boot)
        case .updates(let facts): self = facts.map { Self.judge($0) } ?? Light(.updates)
        case .network(let facts): self = facts.map { Self.judge($0) } ?? Light(.network)
        case .activities(let problems):
            self = problems.first.map { Light(.activities, .brokenActivity, $0) } ?? Light(.activities)
        case .silence(let subject): self = Light(subject, .noAnswer)
        }
    }

    private static func judge(_ facts: UpdateFacts) -> Light {
        guard let days = facts.days else { return Light(.updates, .neverUpdated) }
        let detail: Sentence = "days since then: \(days)"
        return days > 120
            ? Light(.updates, .veryOldUpdate, detail)
            : days > 30 ? Light(.updates, .oldUpdate, detail) : Light(.updates, detail)
    }

    /// A night without the network is no finding: a cable is pulled, a server is mended.
    private static func judge(_ facts: NetworkFacts) -> Light {
        let finding = facts.refusal.flatMap { Finding(rawValue: $0) }
        let detail: Sentence = facts.days.map { "days since then: \($0)" } ?? ""
        if let finding, finding != .networkAway || facts.days ?? .max > SelfTestLimits.mostDaysAway {
            return Light(.network, finding, detail)
        }
        if let age = facts.age, age > SelfTestLimits.mostDaysSilent {
            return Light(.network, .networkSilent, "days since then: \(age)")
        }
        return Light(.network, detail)
    }

    private static func judge(_ place: StatePlace) -> Light {
        switch place {
        case .disk: Light(.saving)
        case .memory(let folder): Light(.saving, .keptInMemory, "\(path: folder)")
        case .besideMissing(let partition): Light(.saving, .keptBeside, "\(path: partition)")
        }
    }

    private static func judge(_ facts: PictureFacts) -> Light {
        if let failure = facts.failure { return Light(.picture, .wrongPicture, failure) }
        if !facts.hasFonts { return Light(.picture, .noFonts) }
        if !facts.replacedFonts.isEmpty {
            return Light(
                .picture, .otherFonts, facts.replacedFonts.map { "\(library: $0)" as Sentence }.joined(separator: ", "))
        }
        return facts.hasDisplay ? Light(.picture, "\(library: facts.renderer)") : Light(.picture, .noDisplay)
    }

    private static func judge(_ facts: SoundFacts) -> Light {
        guard let name = facts.driver else { return Light(.sound, .noSoundDevice, "\(library: facts.failure)") }
        let driver: Sentence = "\(library: name)"
        guard facts.hasBegun else { return Light(.sound, .noChirp, driver) }
        guard facts.consumed >= SelfTestLimits.leastSound, facts.peak > 0 else {
            return Light(.sound, .deafSoundDevice, driver)
        }
        return ["dummy", "disk"].contains(name) ? Light(.sound, .unheardSoundDevice, driver) : Light(.sound, driver)
    }

    private static func judge(_ facts: TouchFacts) -> Light {
        if let seen = facts.seen, seen > 0 { return Light(.touch) }
        guard let devices = facts.devices else { return Light(.touch, .unknownInput) }
        if devices.touchScreens > 0 { return facts.seen == nil ? Light(.touch) : Light(.touch, .unusedTouchScreen) }
        return Light(.touch, devices.mice + devices.keyboards > 0 ? .noTouchScreen : .noInput)
    }

    private static func judge(_ places: [FreeSpace]) -> Light {
        guard let tightest = places.min(by: { $0.bytes < $1.bytes }) else { return Light(.space) }
        if let full = places.first(where: { !$0.hasRoomForFiles }) {
            return Light(.space, .hardlyAnySpace, "\(path: full.folder)")
        }
        let detail: Sentence = "\(megabytes(tightest.bytes)), \(path: tightest.folder)"
        if tightest.bytes < SelfTestLimits.redSpace { return Light(.space, .hardlyAnySpace, detail) }
        return tightest.bytes < SelfTestLimits.amberSpace
            ? Light(.space, .littleSpace, detail) : Light(.space, detail)
    }

    private static func judge(_ facts: TaleFacts) -> Light {
        if facts.count == 0, facts.broken.isEmpty { return Light(.tales, .noTales) }
        if !facts.broken.isEmpty { return Light(.tales, .brokenTales, listed(facts.broken)) }
        return facts.problems.isEmpty
            ? Light(.tales, "\(facts.count)") : Light(.tales, .tornTales, listed(facts.problems))
    }

    private static func judge(_ facts: MemoryFacts) -> Light {
        let rest = min(facts.available, facts.ownRest ?? .max)
        if rest < SelfTestLimits.redMemory { return Light(.memory, .hardlyAnyMemory, megabytes(rest)) }
        return rest < SelfTestLimits.amberMemory
            ? Light(.memory, .littleMemory, megabytes(rest)) : Light(.memory, megabytes(rest))
    }

    private static func judge(_ facts: ClockFacts) -> Light {
        if facts.year < facts.buildYear { return Light(.clock, .clockBehind, "\(facts.year)") }
        if facts.year > facts.buildYear + SelfTestLimits.mostYears {
            return Light(.clock, .clockAhead, "\(facts.year)")
        }
        if let year = facts.batteryYear, year < facts.buildYear {
            return Light(.clock, .emptyClockBattery, "\(year)")
        }
        return Light(.clock, "\(facts.year)")
    }

    private static func megabytes(_ bytes: Int) -> Sentence { "\(bytes / 1_000_000) MB" }

    /// The first two, and the number of further ones.
    private static func listed(_ lines: [Sentence]) -> Sentence {
        let first = lines.prefix(2).joined(separator: "; ")
        return lines.count > 2 ? "\(first); +\(lines.count - 2)" : first
    }
}
