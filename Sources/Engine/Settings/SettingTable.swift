/// All settings.
///
/// A new one is a line here, a line in ``SettingKind/all`` and a row in the manual's table.
extension Setting where Value == Bool {
    // Screen.
    public static var reduceMotion: Self { Self("reduceMotion", false, .flag) }
    /// Stronger colours behind words and buttons.
    public static var highContrast: Self { Self("highContrast", false, .flag) }
    /// Whether a tale begins with its words shown.
    public static var wordsAtStart: Self { Self("wordsAtStart", false, .flag) }
    // Time.
    /// Whether every tale darkens towards its end as on a good-night evening.
    public static var goodNight: Self { Self("goodNight", false, .flag) }
    /// Whether the hours from ``quietFrom`` to ``quietUntil`` are quiet.
    public static var quietHours: Self { Self("quietHours", false, .flag) }
    // Rules.
    /// Whether a page turns only when its clip has ended.
    public static var listenToEnd: Self { Self("listenToEnd", false, .flag) }
    /// Whether a child may leave an animal as its bookmark.
    public static var animalBookmarks: Self { Self("animalBookmarks", false, .flag) }
    public static var counts: Self { Self("counts", true, .flag) }
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
    /// What a sound level meter has shown, dB(A): where the hearing guard's page begins.
    public static var meterReading: Self { Self("meterReading", 65, .number(40...100, step: 1)) }
    /// The brightness of the picture, in percent.
    public static var brightness: Self { Self("brightness", 100, .number(30...100, step: 10)) }
    /// The most wolves of scariness that a tale may have to be shown.
    public static var mostWolves: Self { Self("mostWolves", 3, .number(0...3, step: 1)) }
    /// The hour at which candles are whole again.
    public static var morningHour: Self { Self("morningHour", 6, .number(3...11, step: 1)) }
    /// The hour from which every tale darkens as on a good-night evening; 24 for none.
    public static var goodNightFrom: Self { Self("goodNightFrom", 24, .number(17...24, step: 1)) }
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
    /// The routes of doors that a kiosk hides at first, and that are shown all the same, such as `soltura`.
    public static var shownDoors: Self { Self("shownDoors", [], .list) }
    /// The ids of tales that are not shown.
    public static var hiddenTales: Self { Self("hiddenTales", [], .list) }
    /// The ids of the tales that come first on the shelf, in this order.
    public static var firstTales: Self { Self("firstTales", [], .list) }
    /// The ids of tales that darken towards their end at any hour.
    public static var goodNightTales: Self { Self("goodNightTales", [], .list) }
    /// The shelves to which tales were moved in the bookcase: `id/shelf`, or `id/` for the shelf of their language.
    public static var movedTales: Self { Self("movedTales", [], .list) }
}

extension SettingKind {
    /// Every setting, in the order of the room.
    public static let all: [SettingKind] =
        [
            Setting.startVolume, .leastVolume, .mostVolume, .mostVolumeOnHeadphones, .mostVolumeInQuietHours,
            .meterReading, .brightness, .mostWolves, .morningHour, .goodNightFrom, .quietFrom, .quietUntil, .nextChild,
            .scanPace,
            .switchRest,
        ].map(\Setting<Int>.kind)
        + [
            Setting.reduceMotion, .highContrast, .wordsAtStart, .goodNight, .quietHours, .listenToEnd,
            .animalBookmarks, .counts, .spokenFocus,
        ].map(\Setting<Bool>.kind)
        + [Setting.language, .letterSize, .switches].map(\Setting<String>.kind)
        + [Setting.hiddenDoors, .shownDoors, .hiddenTales, .firstTales, .goodNightTales, .movedTales]
        .map(\Setting<[String]>.kind)
}
