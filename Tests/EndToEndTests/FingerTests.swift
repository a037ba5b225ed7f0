import Foundation
import Testing

extension EndToEnd.Readers {
    /// What a hand does reaches the show as it was, motion by motion.
    @Suite struct FingerTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 4)
        }

        /// An event of a contact in a recording: `moved -1 812.3 433.2 41250`.
        private struct Step: Equatable {
            let tick: Int
            let phase: String
            let x, y: Double
            let milliseconds: Int
        }

        private func steps(of file: String) throws -> [Step] {
            struct Recording: Decodable {
                struct Event: Decodable {
                    let tick: Int
                    let input: [String: [String: Text]]
                }
                /// Contacts are texts; other inputs hold whatever they do.
                struct Text: Decodable {
                    let text: String?
                    init(from decoder: any Decoder) throws {
                        text = try? decoder.singleValueContainer().decode(String.self)
                    }
                }
                let events: [Event]
            }
            let data = try Data(contentsOf: URL(filePath: file))
            return try JSONDecoder().decode(Recording.self, from: data).events.compactMap { event in
                guard let text = event.input["contact"]?["_0"]?.text else { return nil }
                let words = text.split(separator: " ")
                return Step(
                    tick: event.tick, phase: String(words[0]), x: Double(words[2]) ?? -1, y: Double(words[3]) ?? -1,
                    milliseconds: Int(words[4]) ?? -1)
            }
        }

        @Test func `each motion between two frames is told, in order, with its time`() async throws {
            let display = try await Display(width: 800, height: 600)
            let file = folder.file("recording.json")
            let player = try Player(
                in: folder, on: display, ["--stories", tales, "--open", "stories/krasas/2", "--record", file])
            try await player.shows(slide: 2)
            // While the program is stopped the display keeps what it would have been told.
            try await player.whileFrozen {
                player.move(400, 1000)
                player.press()
                for step in 1...20 { player.move(400, 1000 - Double(step * 10)) }
                player.release()
            }
            try await player.catchUp()
            player.child.signal(SIGTERM)
            let ending = try await player.child.end()
            #expect(ending == .exited(0))
            let steps = try steps(of: file)
            let phases: [String] = ["began"] + Array(repeating: "moved", count: 20) + ["ended"]
            #expect(steps.map(\.phase) == phases)
            let heights: [Double] = Array(stride(from: 1000, through: 800, by: -10)) + [800]
            #expect(steps.map(\.y) == heights)
            #expect(steps.allSatisfy { $0.x == 400 })
            #expect(steps.first?.tick == steps.last?.tick, "they come in one turn of the loop")
            #expect(steps.map(\.milliseconds) == steps.map(\.milliseconds).sorted())
        }
    }
}
