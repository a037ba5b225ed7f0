import Engine
import TalePacks

extension SettingKind {
    /// What is decided about tales and their time.
    static let stories: [SettingKind] =
        [Setting.mostWolves, .morningHour, .goodNightFrom].map(\Setting<Int>.kind)
        + [Setting.wordsAtStart, .listenToEnd, .animalBookmarks, .goodNight, .counts].map(\Setting<Bool>.kind)
        + [Setting<String>.musicAndSounds.kind]
        + [Setting.hiddenTales, .firstTales, .goodNightTales, .movedTales].map(\Setting<[String]>.kind)
}

extension Setting where Value == Bool {
    /// Whether a tale begins with its words shown.
    package static var wordsAtStart: Self { Self("wordsAtStart", false, .flag) }
    /// Whether a page turns only when its clip has ended.
    package static var listenToEnd: Self { Self("listenToEnd", false, .flag) }
    /// Whether a child may leave an animal as its bookmark.
    package static var animalBookmarks: Self { Self("animalBookmarks", false, .flag) }
    /// Whether every tale darkens towards its end as on a good-night evening.
    package static var goodNight: Self { Self("goodNight", false, .flag) }
    /// Whether starts and ends of tales are counted.
    package static var counts: Self { Self("counts", true, .flag) }
}

extension Setting where Value == Int {
    /// The hour at which candles are whole again.
    package static var morningHour: Self { Self("morningHour", 6, .number(3...11, step: 1)) }
    /// The hour from which every tale darkens as on a good-night evening; 24 for none.
    package static var goodNightFrom: Self { Self("goodNightFrom", 24, .number(17...24, step: 1)) }
}

extension Setting where Value == String {
    /// How loud a tale's music and the sounds of its scenes are.
    package static var musicAndSounds: Self { Self("musicAndSounds", "on", .choice(["on", "soft", "off"])) }
}

extension Setting where Value == [String] {
    /// The ids of tales that darken towards their end at any hour.
    package static var goodNightTales: Self { Self("goodNightTales", [], .list) }
}

extension [RoomRow] {
    /// The rows on the room's page of the screen.
    static let onScreen = [RoomRow(.wordsAtStart, "interface/icon-words.svg", .flag(.wordsAtStart))]

    /// The rows on the room's page of sound.
    static let onSound: [RoomRow] = {
        var music = RoomRow(
            .stories(.musicAndSounds), "interface/icon-note.svg",
            .choice(.musicAndSounds) { .stories($0 == "off" ? .musicOff : $0 == "soft" ? .musicSoft : .musicOn) })
        music.note = .phrase(.stories(.musicAndSoundsNote))
        return [music]
    }()

    /// The rows on the room's page of rules.
    static let onRules: [RoomRow] = {
        var listen = RoomRow(.listenToEnd, "interface/icon-ear.svg", .flag(.listenToEnd))
        listen.note = .phrase(.listenToEndNote)
        var bookmarks = RoomRow(.animalBookmarks, "interface/icon-paw.svg", .flag(.animalBookmarks))
        bookmarks.note = .phrase(.animalBookmarksNote)
        return [listen, bookmarks]
    }()
}
