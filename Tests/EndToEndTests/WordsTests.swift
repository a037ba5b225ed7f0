import Foundation
import Glibc
import Senses
import Testing

extension EndToEnd.Readers {
    /// The words below the picture: shown on request, highlighted as they are spoken, replayed by a tap.
    @Suite struct WordsTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
        }

        private static let text = "Mamma sauc kaķi no meža mājās."
        /// Each word is a tone of one second, long enough to see its highlight; the gaps are a tenth of a second.
        private static let times = (0..<6).map { word in [0.5, 1.5].map { $0 + Double(word) * 1.1 } }
        private static let clip = Tone.wav(
            [(0, 0.5)] + (0..<6).flatMap { [(Tone.word($0), 1), (0, 0.1)] })

        private func player(_ width: Int, _ height: Int, hasSound: Bool) async throws -> Player {
            _ = try Pack("toni", in: tales, slides: 2, text: Self.text, times: Self.times) { slide in
                hasSound && slide == 1 ? ("wav", Self.clip) : nil
            }
            let player = try Player(
                in: folder, on: try await Display(width: width, height: height),
                ["--stories", tales, "--open", "stories/toni/1", "--reduce-motion"],
                environment: hasSound ? SoundTrack.variables(in: folder) : [:])
            try await player.shows(slide: 1)
            try await eventually("the tale has begun; log: \(player.log)") {
                Folder.names(at: folder.file("state")).contains("progress.json")
            }
            return player
        }

        private func keeps(words: Bool) async throws {
            let text = "{\n  \"showsWords\" : \(words),\n  \"turnsPages\" : false,\n  \"version\" : 1\n}\n"
            try await eventually("reading.json is \(text); it is \(folder.text("state/reading.json"))") {
                folder.text("state/reading.json") == text
            }
        }

        @Test func `Aa shows the words below the picture and hides them, and the choice is kept`() async throws {
            let player = try await player(800, 600, hasSound: false)
            #expect(!player.showsBand)
            try await player.tap(1490, 110)
            try await eventually("the words are there: \(player.wordPlaces) on \(player.color(900, 930))") {
                player.showsBand && player.wordPlaces.count == 6
            }
            try await player.shows(slide: 1)
            #expect(!player.color(150, 500).isClose(to: Pack.color(1)), "the picture has made room")
            try await keeps(words: true)
            player.child.signal(SIGKILL)
            #expect(try await player.child.end() == .killed(by: SIGKILL))
            try await player.startAgain()
            try await eventually("the words are there again; log: \(player.log)") { player.wordPlaces.count == 6 }
            player.key("Right")
            try await player.shows(slide: 2)
            #expect(player.wordPlaces.count == 6)
            try await player.tap(1490, 110)
            try await eventually("the picture is whole again") {
                player.color(300, 1000).isClose(to: Pack.color(2)) && !player.showsBand
            }
            try await keeps(words: false)
            player.child.signal(SIGTERM)
            #expect(try await player.child.end() == .exited(0))
            try await player.startAgain()
            try await player.shows(slide: 1)
            try await eventually("the whole picture is there") {
                !player.showsBand && player.color(300, 1000).isClose(to: Pack.color(1))
            }
        }

        /// The stage is 733 points above the middle of the window's height, and as many below it.
        @Test func `in an upright window Aa shows larger words on the sheet below the picture`() async throws {
            let player = try await player(480, 800, hasSound: false)
            func shows(slide: Int) async throws {
                try await eventually("slide \(slide) at the upper edge: \(player.color(800, -200)); \(player.log)") {
                    player.color(800, -200).isClose(to: Pack.color(slide)) && player.showsUprightSheet
                }
            }
            #expect(!player.showsUprightSheet)
            try await player.tap(1480, -613)
            try await shows(slide: 1)
            try await eventually("two lines of words: \(player.uprightWordPlaces)") {
                player.uprightWordPlaces.map(\.count) == [3, 3]
            }
            try await keeps(words: true)
            player.key("Right")
            try await shows(slide: 2)
            // The button that turns back, at the lower edge.
            try await player.tap(170, 1756)
            try await shows(slide: 1)
            try await player.tap(1480, -613)
            try await eventually("the picture is in the middle again") {
                !player.showsUprightSheet && player.color(300, 1000).isClose(to: Pack.color(1))
            }
            try await keeps(words: false)
        }

        /// Waits until a word is highlighted.
        ///
        /// - Returns: the words seen highlighted on the way, in order.
        @discardableResult private func follow(
            _ player: Player, _ places: [ClosedRange<Double>], to word: Int
        ) async throws -> [Int] {
            var seen: [Int] = []
            try await eventually("word \(word) is marked; seen: \(seen), log: \(player.log)") {
                let marked = player.markedWord(places)
                if let marked, marked != seen.last { seen.append(marked) }
                return marked == word
            }
            return seen
        }

        /// Waits until the last word of a melody is marked, or the one after it: what has sounded for a moment only is
        /// not in the melody.
        ///
        /// - Returns: which it is.
        private func mark(_ player: Player, _ places: [ClosedRange<Double>], at word: Int) async throws -> Int {
            var marked: Int?
            try await eventually("word \(word) is marked; log: \(player.log)") {
                marked = player.markedWord(places)
                return marked == word || marked == word + 1
            }
            return try #require(marked)
        }

        private func wordPlaces(_ player: Player) async throws -> [ClosedRange<Double>] {
            try await player.tap(1490, 110)
            var places: [ClosedRange<Double>] = []
            try await eventually("the words are there; log: \(player.log)") {
                places = player.wordPlaces
                return places.count == 6
            }
            return places
        }

        @Test func `the spoken word is highlighted, pauses with the voice and resumes in step with it`() async throws {
            let player = try await player(800, 600, hasSound: true)
            let places = try await wordPlaces(player)
            try await folder.hears(word: 2)
            try await player.whileFrozen { player.key("space") }
            try await folder.isSilent()
            // The third, unless the machine was too busy.
            let melody = SoundTrack(of: folder).melody
            let word = melody.count - 1
            #expect(melody == (0...word).map(Tone.word))
            let marked = try await mark(player, places, at: word)
            try await folder.listen(0.6)
            #expect(player.markedWord(places) == marked)
            #expect(SoundTrack(of: folder).melody == melody)
            player.key("space")
            let seen = try await follow(player, places, to: 5)
            // Where the machine stands still it may leave a word out, or wait for the voice to come up with it.
            #expect(seen.first == marked, "\(seen)")
            #expect(try await folder.hears(Tone.word(5)).melody == (0...5).map(Tone.word))
        }

        @Test func `a tapped word replays alone, and Play resumes the tale where it was`() async throws {
            let player = try await player(800, 600, hasSound: true)
            let places = try await wordPlaces(player)
            try await folder.hears(word: 3)
            try await player.whileFrozen { player.click(places[0]) }
            try await follow(player, places, to: 0)
            try await folder.hears(Tone.word(0))
            try await folder.isSilent()
            // The fourth was interrupted, unless the machine was too busy.
            let melody = SoundTrack(of: folder).melody
            let word = melody.count - 2
            #expect(melody == ((0...word) + [0]).map(Tone.word))
            // The mark is back where the tale waits.
            let marked = try await mark(player, places, at: word)
            try await folder.listen(0.6)
            #expect(SoundTrack(of: folder).melody == melody)
            player.key("space")
            try await folder.hears(Tone.word(5))
            try await folder.isSilent()
            let track = SoundTrack(of: folder)
            // Of the one that was interrupted there may be next to nothing left.
            let rest = Array(track.melody.dropFirst(melody.count))
            #expect([marked, word + 1].contains { rest == ($0...5).map(Tone.word) }, "\(rest) after \(melody)")
            let whole = track.stretches.filter { $0.tone == Tone.word(marked) }.reduce(0.0) { $0 + $1.length }
            #expect(abs(whole - 1) < 0.12, "seconds of the word that was interrupted, in two parts: \(whole)")
            // After its end the clip is not gone on with: it begins again.
            try await player.tap(places[4])
            try await folder.hears(Tone.word(4))
            try await folder.isSilent()
            player.key("space")
            #expect(try await folder.hears(Tone.word(0)).melody == track.melody + [4, 0].map(Tone.word))
        }
    }
}
