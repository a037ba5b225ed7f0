import Foundation
import Glibc
import Testing

extension EndToEnd {
    /// The words below the picture: shown on request, marked as they are said, said again by a tap.
    @Suite struct WordsTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
        }

        private static let text = "Mamma sauc kaķi no meža mājās."
        /// Each word is a tone of half a second, and there is a tenth of a second between two.
        private static let times = (0..<6).map { word in [0.5, 1].map { $0 + Double(word) * 0.6 } }
        private static let clip = Tone.wav(
            [(0, 0.5)] + (0..<6).flatMap { [(Tone.word($0), 0.5), (0, 0.1)] })

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

        @Test(arguments: [(800, 600), (480, 800)])
        func `Aa shows the words below the picture and hides them, and the choice is kept`(width: Int, height: Int)
            async throws
        {
            let player = try await player(width, height, hasSound: false)
            #expect(!player.showsBand)
            player.tap(1490, 110)
            try await eventually("the words are there: \(player.wordPlaces) on \(player.color(900, 930))") {
                player.showsBand && player.wordPlaces.count == 6
            }
            try await player.shows(slide: 1)
            #expect(!player.color(150, 500).isClose(to: Pack.color(1)), "the picture has made room")
            try await keeps(words: true)
            player.child.signal(SIGKILL)
            #expect(try await player.child.end() == .killed(by: SIGKILL))
            try player.startAgain()
            try await eventually("the words are there again; log: \(player.log)") { player.wordPlaces.count == 6 }
            player.key("Right")
            try await player.shows(slide: 2)
            #expect(player.wordPlaces.count == 6)
            player.tap(1490, 110)
            try await eventually("the picture is whole again") {
                player.color(300, 1000).isClose(to: Pack.color(2)) && !player.showsBand
            }
            try await keeps(words: false)
            player.child.signal(SIGTERM)
            #expect(try await player.child.end() == .exited(0))
            try player.startAgain()
            try await player.shows(slide: 1)
            #expect(!player.showsBand && player.color(300, 1000).isClose(to: Pack.color(1)))
        }

        /// The mark as it goes from word to word, and how far the sound was meanwhile.
        private struct Marks {
            /// Seconds at which each word was first seen marked.
            var seen: [Int: Double] = [:]
            /// Seconds, and how many frames had been played then.
            private var played: [(time: Double, frames: Int)] = []
            private let start = ContinuousClock.now

            mutating func note(_ word: Int?, _ frames: Int) {
                let time = (ContinuousClock.now - start) / .seconds(1)
                played.append((time, frames))
                if let word, seen[word] == nil { seen[word] = time }
            }

            /// When a frame was played; nil if that was before the first note.
            func time(of frame: Int) -> Double? {
                guard let first = played.first, first.frames <= frame else { return nil }
                return played.first { $0.frames >= frame }?.time
            }
        }

        /// Follows the mark until it is at a word.
        private func follow(
            _ player: Player, _ places: [ClosedRange<Double>], to word: Int, _ marks: inout Marks
        ) async throws {
            try await eventually("word \(word) is marked; seen: \(marks), log: \(player.log)") {
                let marked = player.markedWord(places)
                marks.note(marked, folder.framesPlayed)
                return marked == word
            }
        }

        private func wordPlaces(_ player: Player) async throws -> [ClosedRange<Double>] {
            player.tap(1490, 110)
            try await eventually("the words are there; log: \(player.log)") { player.wordPlaces.count == 6 }
            return player.wordPlaces
        }

        @Test func `the word that is heard is marked, waits with the voice and goes on in step with it`() async throws {
            let player = try await player(800, 600, hasSound: true)
            let places = try await wordPlaces(player)
            var marks = Marks()
            try await follow(player, places, to: 2, &marks)
            try await folder.sounds(Tone.word(2))
            player.key("space")
            try await folder.isSilent()
            #expect(player.markedWord(places) == 2)
            try await folder.listen(0.6)
            #expect(player.markedWord(places) == 2)
            #expect(SoundTrack(of: folder).melody == [0, 1, 2].map(Tone.word))
            player.key("space")
            try await follow(player, places, to: 5, &marks)
            try await folder.hears(Tone.word(5))
            let track = SoundTrack(of: folder)
            #expect(track.melody == (0...5).map(Tone.word))
            var lateness: [Double] = []
            for (word, seen) in marks.seen {
                let tone = try #require(track.stretches.first { $0.tone == Tone.word(word) && $0.length > 0.05 })
                if let heard = marks.time(of: tone.start) { lateness.append(seen - heard) }
            }
            #expect(lateness.count >= 3)
            let median = lateness.map(abs).sorted()[lateness.count / 2]
            #expect(median < 0.1, "seconds from the sound of a word to its mark: \(lateness)")
        }

        @Test func `a tapped word is said again alone, and Play goes on where the tale was`() async throws {
            let player = try await player(800, 600, hasSound: true)
            let places = try await wordPlaces(player)
            try await folder.sounds(Tone.word(3))
            player.tap(places[0])
            try await folder.sounds(Tone.word(0))
            #expect(player.markedWord(places) == 0)
            try await folder.isSilent()
            #expect(player.markedWord(places) == 3, "the mark is back where the tale waits")
            try await folder.listen(0.6)
            #expect(SoundTrack(of: folder).melody == [0, 1, 2, 3, 0].map(Tone.word))
            player.key("space")
            try await folder.hears(Tone.word(5))
            let track = SoundTrack(of: folder)
            #expect(track.melody == [0, 1, 2, 3, 0, 3, 4, 5].map(Tone.word))
            let third = track.stretches.filter { $0.tone == Tone.word(3) }.reduce(0.0) { $0 + $1.length }
            #expect(abs(third - 0.5) < 0.12, "seconds of the word that was interrupted, in two parts: \(third)")
            // After its end the clip is not gone on with: it begins anew.
            try await folder.isSilent()
            player.tap(places[4])
            try await folder.sounds(Tone.word(4))
            try await folder.isSilent()
            player.key("space")
            try await folder.sounds(Tone.word(0))
            #expect(SoundTrack(of: folder).melody == [0, 1, 2, 3, 0, 3, 4, 5, 4, 0].map(Tone.word))
        }
    }
}
