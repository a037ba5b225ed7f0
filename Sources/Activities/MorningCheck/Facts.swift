import Sentences

/// A measurement of one subject, before evaluation.
public enum Fact: Hashable, Sendable {
    case picture(PictureFacts)
    case sound(SoundFacts)
    case touch(TouchFacts)
    /// The free space where data is stored.
    case space([FreeSpace])
    case tales(TaleFacts)
    case memory(MemoryFacts)
    case clock(ClockFacts)
    /// Why a file could not be written and read back, nil on success; and where state is stored.
    case saving(failure: Sentence?, place: StatePlace = .disk)
    /// The number of consecutive starts with a stick that ended early.
    case sticks(starts: Int)
    /// The kernel's Landlock version, 0 if it has none; and the calls for which the sandbox has ended helpers.
    case confinement(landlock: Int, refused: [Sentence] = [])
    /// Whether the boot menu asks for a password; nil where no kiosk has started.
    case boot(isLocked: Bool?)
    /// The machine's updates; nil where no kiosk keeps itself up to date.
    case updates(UpdateFacts?)
    /// The last contact with the machine's network; nil where it is in none.
    case network(NetworkFacts?)
    /// Problems with the files of activities other than reading tales.
    case activities(problems: [Sentence])
    /// The check of a subject timed out.
    case silence(Subject)
}

/// The place of the state folder.
public enum StatePlace: Hashable, Sendable {
    case disk
    /// A folder in memory: state is lost at power-off.
    case memory(String)
    /// `/etc/fstab` mounts something at this path above the folder, and it is not mounted.
    case besideMissing(String)
}

/// The age of the last update of the machine.
public struct UpdateFacts: Hashable, Sendable {
    /// Days since the last good update, or since it first had a network; nil if neither has been.
    public var days: Int?

    public init(days: Int?) { self.days = days }
}

/// The last contact with the network that sends tales and settings.
public struct NetworkFacts: Hashable, Sendable {
    /// The code of what went wrong last, such as `W3`; nil if nothing did.
    public var refusal: String?
    /// Days since everything was as the network wants it; nil if it never was.
    public var days: Int?
    /// Days since the network's last publication, by this machine's clock.
    public var age: Int?

    public init(refusal: String? = nil, days: Int? = nil, age: Int? = nil) {
        (self.refusal, self.days, self.age) = (refusal, days, age)
    }
}

/// A known picture that was decoded and painted, and the fonts.
public struct PictureFacts: Hashable, Sendable {
    public var renderer: String
    public var hasDisplay: Bool
    /// Why the known picture could not be painted; nil if its pixels are correct.
    public var failure: Sentence?
    /// Typefaces that use a substitute font, and whether there is any font at all.
    public var replacedFonts: [String]
    public var hasFonts: Bool

    public init(
        renderer: String, hasDisplay: Bool = true, failure: Sentence? = nil, replacedFonts: [String] = [],
        hasFonts: Bool = true
    ) {
        self.renderer = renderer
        self.hasDisplay = hasDisplay
        self.failure = failure
        self.replacedFonts = replacedFonts
        self.hasFonts = hasFonts
    }
}

/// A chirp played through the mixer.
public struct SoundFacts: Hashable, Sendable {
    /// SDL's name of the audio driver; nil if no device could be opened.
    public var driver: String?
    /// The reason why no device could be opened; empty if one was.
    public var failure: String
    /// Whether the chirp was loaded and started.
    public var hasBegun: Bool
    /// Seconds of sound that the device consumed during the chirp.
    public var consumed: Double
    /// The loudest sample of the output, 0…1.
    public var peak: Double

    public init(
        driver: String?, failure: String = "", hasBegun: Bool = true, consumed: Double = 0, peak: Double = 0
    ) {
        self.driver = driver
        self.failure = failure
        self.hasBegun = hasBegun
        self.consumed = consumed
        self.peak = peak
    }
}

/// The available input devices.
public struct TouchFacts: Hashable, Sendable {
    /// Touch devices reported by the window system; nil without one.
    public var seen: Int?
    /// Devices reported by the kernel; nil if it reports none at all.
    public var devices: Devices?

    /// Numbers of devices by kind.
    public struct Devices: Hashable, Sendable {
        public var touchScreens, mice, keyboards: Int

        public init(touchScreens: Int = 0, mice: Int = 0, keyboards: Int = 0) {
            self.touchScreens = touchScreens
            self.mice = mice
            self.keyboards = keyboards
        }
    }

    public init(seen: Int?, devices: Devices?) {
        self.seen = seen
        self.devices = devices
    }
}

/// The free space on the file system of a folder.
public struct FreeSpace: Hashable, Sendable {
    public var folder: String
    public var bytes: Int
    /// Whether even an empty file can be created.
    public var hasRoomForFiles: Bool

    public init(folder: String, bytes: Int, hasRoomForFiles: Bool = true) {
        self.folder = folder
        self.bytes = bytes
        self.hasRoomForFiles = hasRoomForFiles
    }
}

/// The tales, and their problems.
public struct TaleFacts: Hashable, Sendable {
    public var count: Int
    /// Folders without a usable tale.
    public var broken: [Sentence]
    /// All other problems, one line each.
    public var problems: [Sentence]

    public init(count: Int, broken: [Sentence] = [], problems: [Sentence] = []) {
        self.count = count
        self.broken = broken
        self.problems = problems
    }
}

/// Memory in bytes.
public struct MemoryFacts: Hashable, Sendable {
    /// What is available on the system.
    public var available: Int
    /// What Pasaka's own limit leaves it; nil without a limit.
    public var ownRest: Int?

    public init(available: Int, ownRest: Int? = nil) {
        self.available = available
        self.ownRest = ownRest
    }
}

/// The clocks.
public struct ClockFacts: Hashable, Sendable {
    /// The system's year, and the year of this build.
    public var year, buildYear: Int
    /// The year of the battery-backed clock; nil if there is none.
    public var batteryYear: Int?

    public init(year: Int, buildYear: Int, batteryYear: Int? = nil) {
        self.year = year
        self.buildYear = buildYear
        self.batteryYear = batteryYear
    }
}
