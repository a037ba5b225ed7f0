import Engine
import PackMaker
import TalePacks

@testable import GrownUps
@testable import PasakaApp

extension Sticks {
    /// A stick with tales in every state.
    static let full: Sticks = {
        let good = SlideTile(picture: .good, sound: .good)
        var summer = StickTale(place: "/s/K/Mūsu vasara", stamp: "", title: "Mūsu vasara", id: "musu_vasara")
        summer.state = .ready
        let seasons = ["pavasaris", "vasara", "rudens", "ziema"]
        summer.tiles =
            seasons.map { season in
                var tile = good
                tile.thumbnail = Story.season(season)
                tile.hasWords = season != "ziema"
                return tile
            } + [
                SlideTile(picture: .good, sound: .missing), SlideTile(picture: .missing, sound: .none),
                SlideTile(picture: .bad, sound: .good), SlideTile(picture: .good, sound: .bad),
            ]
            + Array(repeating: SlideTile(picture: .unread, sound: .unread), count: 6)
        var bear = StickTale(place: "/s/K/Lācis", stamp: "", title: "Lāča diena", id: "laca_diena")
        bear.state = .ready
        bear.isNewVersion = true
        bear.tiles = Array(repeating: good, count: 3)
        var broken = StickTale(place: "/s/K/a.zip", stamp: "", title: "a")
        broken.state = .refused(.unreadable)
        var hedgehog = StickTale(place: "/s/K/Ezītis", stamp: "", title: "Ezītis", id: "ezitis")
        hedgehog.state = .ready
        hedgehog.tiles = Array(summer.tiles[..<4])
        hedgehog.recordings = ["Jauns ieraksts.m4a", "Jauns ieraksts (2).m4a", "Jauns ieraksts (3).m4a"]
        for tile in hedgehog.tiles.indices { hedgehog.tiles[tile].sound = .missing }
        return Sticks(sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: [summer, bear, broken, hedgehog])])
    }()

    /// One recording for all pages, cut at its pauses.
    static let whole: Sticks = {
        var tale = full.tales[3]
        tale.isWhole = true
        tale.recordings = ["Visa pasaka.m4a"]
        tale.cut(RecordingCuts(bounds: [0, 11.2, 24, 24, 61.5], pauses: [4, 11.2, 18, 24, 40]))
        return Sticks(sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: [tale])])
    }()

    /// The first tale is being added, the second waits.
    static let adding: Sticks = {
        var sticks = full
        sticks.change("/s/K/Mūsu vasara") { $0.state = .adding(done: 9, of: 24) }
        sticks.change("/s/K/Lācis") { $0.state = .waiting }
        return sticks
    }()

    /// A tale is being saved, or was.
    static func saving(_ state: StickSaving.State) -> Sticks {
        var sticks = Sticks(sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: [])])
        sticks.saving = StickSaving(tale: "gadalaiki", place: "/s/K", stick: "KINGSTON", state: state)
        return sticks
    }

    /// The most sticks that are looked at.
    static let eight = Sticks(
        sticks: ["KINGSTON", "Vasara", "Zibatmiņa", "SANDISK", "Zibatmiņa-sdb1", "A", "INTENSO", "Klase_3b"].map {
            Stick(name: $0, place: "/s/\($0)", tales: [])
        })

    /// A stick whose tale was saved before, and is on the shelf just as it is.
    static let there: Sticks = {
        var sticks = Sticks(sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: [full.tales[0], full.tales[1]])])
        sticks.change("/s/K/Lācis") { ($0.state, $0.tiles) = (.there, []) }
        return sticks
    }()

    /// A stick whose tale was added before; its recordings were paired by their order.
    static let unchanged: Sticks = {
        var sticks = Sticks(sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: [full.tales[3]])])
        sticks.change("/s/K/Ezītis") { tale in
            tale.isNewVersion = true
            tale.isUnchanged = true
            tale.match = .byOrder
            tale.recordings.append("Jauns ieraksts (4).m4a")
            for tile in tale.tiles.indices {
                tale.tiles[tile].recording = tile
                tale.tiles[tile].sound = .good
            }
        }
        return sticks
    }()

    /// Files of which no tale is made, beside a tale.
    static let foreign: Sticks = {
        let states: [(String, StickTale.Refusal)] = [
            ("Rudens svētki.pptx", .presentation), ("Izrāde bērnudārzā.mp4", .video), ("Pasakas.mobi", .book),
            ("Bildes.rar", .archive),
        ]
        let files = states.map { name, refusal in
            var file = StickTale(place: "/s/K/\(name)", stamp: "", title: name)
            file.state = .refused(refusal)
            return file
        }
        return Sticks(sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: files)])
    }()

    /// A stick with a tale that is added, and one that was added before.
    static let added: Sticks = {
        var sticks = Sticks(
            sticks: [Stick(name: "KINGSTON", place: "/s/K", tales: [full.tales[1]])],
            earlier: [.init(id: "laca_diena", title: "Lāča diena"), .init(id: "racenis", title: "Rācenis")],
            notice: .restored("racenis"))
        sticks.change("/s/K/Lācis") { $0.state = .added }
        return sticks
    }()
}

extension World {
    static func with(_ sticks: Sticks, _ stories: [Story] = [.seasons]) -> World {
        var world = with(stories)
        world[Sticks.self] = sticks
        return world
    }
}
