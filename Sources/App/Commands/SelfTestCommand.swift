import ArgumentParser
import Commands
import Dispatch
import Engine
import FoundationEssentials
import Glibc
import Logging
import MorningCheck
import Platform
import Sentences
import Storage
import System
import TalePacks

/// Checks whether this machine can play tales, and says what to do if it cannot.
struct SelfTestCommand: MainActorCommand {
    static let configuration = CommandConfiguration(
        commandName: "selftest",
        abstract: said(
            "Checks picture, sound, touch, disk space, tales, memory and clock; one line each, with a code."),
        discussion: said(
            """
            With `sudo` it checks the machine's kiosk; picture, sound and touch are those that its running player has \
            checked. It plays a chirp. It takes at most ten seconds, with or without a \
            display. Exit status 1 if anything is red (✗); amber (!) is worth a look.
            """))

    @OptionGroup var common: CommonOptions

    @Flag(help: .said("Prints JSON instead of lines."))
    var json = false

    @Flag(help: .said("With --json: marks names in the texts.", visibility: .hidden))
    var marks = false

    @Flag(help: .said("Prints the meaning of each code and checks nothing."))
    var codes = false

    @MainActor func perform() throws {
        if codes { return print(Finding.table) }
        LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }  // the output lists each problem once
        var wishes = common.wishes
        wishes.kiosk = wishes.state == nil ? Places.Kiosk() : nil
        let stagehand = try Stagehand(wishes)
        let round = MorningRound { [json, marks] test in
            if test.isWhole { Self.finish(test, json ? Self.json(test, marks: marks) : Self.lines(test)) }
        }
        let seen = wishes.kiosk.map(Self.seen) ?? []
        let audio = seen.isEmpty ? AudioService(folders: stagehand.folders) { _ in } : nil
        round.begin(
            folders: stagehand.folders, audio: audio, state: stagehand.store.folder, family: stagehand.family,
            network: stagehand.network,
            refused: { [store = stagehand.store] in RefusedHelpers.kept(in: store).lines }, audits: stagehand.audits)
        for light in seen { round.take(light) }
        if seen.isEmpty {
            let display = Window.displayDriver()
            round.beginTouch()
            round.take(.picture(try Self.picture(stagehand, hasDisplay: display != nil)))
        }
        withExtendedLifetime(audio) { dispatchMain() }
    }

    /// What a running kiosk saw on its screen, which nobody sees who asks from elsewhere.
    ///
    /// - Returns: none if it does not run, or has not checked all three.
    static func seen(by kiosk: Places.Kiosk) -> [Light] {
        let file = "\(kiosk.state)/\(SelfTest.name).json"
        let stamp = MessageFile.stamp(file)
        guard RunningPlayer.process(in: kiosk.running) != nil, stamp.count > 1,
            let morning: SelfTest = Report.document(file)
        else { return [] }
        let lights = [Subject.picture, .sound, .touch].compactMap { morning[$0] }
        return lights.count < 3 ? [] : lights.map { $0.seen(at: LocalTime.text("%Y-%m-%d %H:%M", at: stamp[1])) }
    }

    /// Paints the known picture in memory: a window would cover a running Pasaka.
    @MainActor private static func picture(_ stagehand: Stagehand, hasDisplay: Bool) throws -> PictureFacts {
        let renderer = try Renderer(width: 320, height: 240, decoder: stagehand.decoder)
        let picture = Picture(drawings: [.image(KnownPicture.image, in: Stage.bounds, .fill)])
        try renderer.paintWhole(picture)
        return PictureFacts(renderer, painting: picture, knownAt: Stage.bounds, hasDisplay: hasDisplay)
    }

    /// Ends the process from any thread: the main one may be waiting for a display that does not answer.
    private static func finish(_ test: SelfTest, _ text: String) {
        let bytes = Array(text.utf8)
        write(STDOUT_FILENO, bytes, bytes.count)
        _exit(test.signal == .red ? 1 : 0)
    }

    private static func lines(_ test: SelfTest) -> String { test.lights.map { "\($0.line)\n" }.joined() }

    private static func json(_ test: SelfTest, marks: Bool) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        if !marks { encoder.userInfo[.plainSentences] = true }
        do {
            return String(decoding: try encoder.encode(test), as: UTF8.self) + "\n"
        } catch {
            return "{}\n"  // encoding plain texts cannot fail
        }
    }
}
