import Foundation
import Testing

extension EndToEnd.Readers {
    /// Power cuts at any moment: the saved place is the old one or the new one, never none.
    ///
    /// `kiosk/torture kill-saving` does it ten thousand times.
    @Suite struct KillTests {
        private struct Progress: Decodable {
            struct Place: Decodable { let slide: Int? }
            let version: Int
            let lastTale: String
            let tales: [String: Place]
        }

        @Test func `kill -9 at random moments while pages turn`() async throws {
            let folder = try Folder()
            let tales = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 50)
            let display = try await Display(width: 320, height: 240)
            let player = try Player(
                in: folder, on: display, ["--stories", tales, "--open", "stories/krasas", "--reduce-motion"])
            var chance = Chance(seed: 2)
            var slide = 1
            try await eventually("the first page is saved") { !folder.text("state/progress.json").isEmpty }
            for round in 1...8 {
                try await player.shows(slide: slide)
                let isForward = slide < 25
                let presses = Int(chance.next(below: 8)) + 1
                for _ in 1...presses {
                    player.key(isForward ? "Right" : "Left")
                    if chance.next(below: 2) == 0 {
                        pause(.microseconds(Int(chance.next(below: 8000))))
                    }
                }
                pause(.microseconds(Int(chance.next(below: 20_000))))
                player.child.signal(SIGKILL)
                #expect(try await player.child.end() == .killed(by: SIGKILL))
                let data = try #require(FileManager.default.contents(atPath: folder.file("state/progress.json")))
                let progress = try JSONDecoder().decode(Progress.self, from: data)
                let found = try #require(progress.tales["krasas"]?.slide)
                let ways = isForward ? slide...(slide + presses) : (slide - presses)...slide
                #expect(ways.contains(found), "round \(round): \(found) is not in \(ways)")
                #expect(player.logLines.isEmpty, "round \(round): \(player.log)")
                slide = found
                try await player.startAgain()
            }
            try await player.shows(slide: slide)
            // Nothing piles up.
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("state"))
            let documents = ["progress", "counts", "incidents"]
            let kept =
                documents.flatMap { ["\($0).json", "\($0).previous.json", ".\($0).json.new"] }
                + ["crash.jsonl", ".crash.jsonl.new"]
            #expect(Set(names).isSubset(of: kept), "\(names)")
            // Eight in a row are one write; the others are counted in memory.
            #expect(folder.text("state/incidents.json").contains("\"crashes\" : 1"))
        }
    }
}

/// Reproducible random numbers (Marsaglia, "Xorshift RNGs", 2003).
struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func next(below limit: UInt64) -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state % limit
    }
}
