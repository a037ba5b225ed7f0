import Engine
import Foundation
import Testing

@testable import PasakaApp

/// `pasaka --replay FILE --shots DIR`, as a developer types it.
struct ReplayCommandTests {
    /// One of each kind: of all, `JourneyTests` check the pictures, and that the file is what is written there.
    private static let journeys: [Journey] = [.realWindow, .upright, .letterĶ, .pinGate, .volume, .talkByVoice]

    @Test(.disabled(if: Album.isRecording), arguments: journeys) func `makes the pictures that are committed`(
        journey: Journey
    ) throws {
        let shots = "\(NSTemporaryDirectory())pasaka-shots-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: shots) }
        let pasaka = Process()
        pasaka.executableURL = URL(filePath: Studio.program)
        pasaka.arguments = [
            "--replay", "\(Studio.folder)/Journeys/\(journey.name)/recording.json", "--shots", shots, "--at",
            journey.stops.map(String.init).joined(separator: ","), "--window", "\(journey.width)x\(journey.height)",
            "--stories", Studio.tales,
        ]
        pasaka.environment = ["PATH": "/usr/bin:/bin", "HOME": shots]
        try pasaka.run()
        pasaka.waitUntilExit()
        #expect(pasaka.terminationStatus == 0)
        for stop in journey.stops {
            let name = String(String(stop + 100_000).dropFirst()) + ".png"
            let expected = "\(Studio.folder)/Journeys/\(journey.name)/expected/\(name)"
            let isEqual = FileManager.default.contentsEqual(atPath: "\(shots)/\(name)", andPath: expected)
            #expect(isEqual, "\(expected)")
        }
    }
}
