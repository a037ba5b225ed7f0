/// The settings of the whole program.
///
/// What one activity alone reads is declared by its ``Activity``. Each has a row in the manual's table.
extension Setting where Value == Bool {
    // Screen.
    public static var reduceMotion: Self { Self("reduceMotion", false, .flag) }
    /// Stronger colours behind words and buttons.
    public static var highContrast: Self { Self("highContrast", false, .flag) }
    // Time.
    /// Whether the hours from ``quietFrom`` to ``quietUntil`` are quiet.
    public static var quietHours: Self { Self("quietHours", false, .flag) }
    // Access.
    /// Whether each place is named when it gets the focus.
    public static var spokenFocus: Self { Self("spokenFocus", false, .flag) }
}

extension Setting where Value == Int {
    // Sound, percent of the device's range.
    public static var startVolume: Self { Self("startVolume", 70, .number(5...100, step: 5)) }
    public static var leastVolume: Self { Self("leastVolume", 20, .number(5...100, step: 5)) }
    public static var mostVolume: Self { Self("mostVolume", 100, .number(5...100, step: 5)) }
    public static var mostVolumeOnHeadphones: Self { Self("mostVolumeOnHeadphones", 60, .number(5...100, step: 5)) }
    public static var mostVolumeInQuietHours: Self { Self("mostVolumeInQuietHours", 40, .number(5...100, step: 5)) }
    /// The brightness of the picture, in percent.
    public static var brightness: Self { Self("brightness", 100, .number(30...100, step: 10)) }
    public static var quietFrom: Self { Self("quietFrom", 20, .number(0...23, step: 1)) }
    public static var quietUntil: Self { Self("quietUntil", 7, .number(0...23, step: 1)) }
    /// Seconds without input after which a kiosk waits for the next child.
    public static var nextChild: Self { Self("nextChild", 90, .number(30...600, step: 30)) }
    /// Milliseconds for which the focus of a scan stays on a place.
    public static var scanPace: Self { Self("scanPace", 2000, .number(500...6000, step: 250)) }
    /// Milliseconds for which a switch is deaf after a press.
    public static var switchRest: Self { Self("switchRest", 500, .number(0...2000, step: 100)) }
}

extension Setting where Value == String {
    public static var language: Self { Self("language", "lv", .choice(Language.allCases.map(\.rawValue))) }
    public static var letterSize: Self { Self("letterSize", "normal", .choice(["normal", "large", "largest"])) }
    /// Whether the app is used with switches: one that takes what the scan is on, or two, of which one goes on.
    public static var switches: Self { Self("switches", "none", .choice(["none", "one", "two"])) }
}

extension Setting where Value == [String] {
    /// The routes of doors hidden from home, such as `letters`.
    public static var hiddenDoors: Self { Self("hiddenDoors", [], .list) }
    /// The routes of doors that a kiosk hides at first, and that are shown all the same.
    public static var shownDoors: Self { Self("shownDoors", [], .list) }
}

extension SettingKind {
    /// The settings that belong to no activity.
    public static let shared: [SettingKind] =
        [
            Setting.startVolume, .leastVolume, .mostVolume, .mostVolumeOnHeadphones, .mostVolumeInQuietHours,
            .brightness, .quietFrom, .quietUntil, .nextChild, .scanPace, .switchRest,
        ].map(\Setting<Int>.kind)
        + [Setting.reduceMotion, .highContrast, .quietHours, .spokenFocus].map(\Setting<Bool>.kind)
        + [Setting.language, .letterSize, .switches].map(\Setting<String>.kind)
        + [Setting.hiddenDoors, .shownDoors].map(\Setting<[String]>.kind)
}

extension [Activity] {
    /// Every setting.
    public var settings: [SettingKind] { SettingKind.shared + flatMap(\.settings) }
}
