import FoundationEssentials
import MorningCheck
import TestSupport
import Testing

@testable import PasakaApp

/// `sudo pasaka selftest` over ssh, where nobody sees the kiosk's screen.
struct SelfTestCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static func seen(in path: String) -> [Light] {
        guard var kiosk = Places.Kiosk(state: path, user: 0) else { return [] }
        kiosk.running = path
        return SelfTestCommand.seen(by: kiosk)
    }

    private func write(_ lights: [Light]) throws {
        try folder.write("selftest.json", Array(JSONEncoder().encode(SelfTest(lights))))
    }

    /// A test in a separate process: the kernel ties a lock to its process.
    @Test func `picture, sound and touch are those that the running player has checked`() async throws {
        try write([
            Light(.picture), Light(.sound, .noSoundDevice, "no card"), Light(.touch), Light(.space, .littleSpace),
        ])
        let player = try #require(RunningPlayer(folder: folder.path))
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            let lights = Self.seen(in: path)
            precondition(lights.map(\.subject) == [.picture, .sound, .touch])
            precondition(lights[1].finding == .noSoundDevice)
            precondition(lights[1].detail.description.hasPrefix("no card; as seen on the screen at "))
            precondition(lights[0].detail.description.hasPrefix("as seen on the screen at "))
        }
        withExtendedLifetime(player) {}
    }

    @Test func `without a player, or with half a check, they are checked here`() async throws {
        try write([Light(.picture), Light(.sound), Light(.touch)])
        #expect(Self.seen(in: folder.path).isEmpty)
        try write([Light(.picture), Light(.sound)])
        let player = try #require(RunningPlayer(folder: folder.path))
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            precondition(Self.seen(in: path).isEmpty)
        }
        withExtendedLifetime(player) {}
    }
}
