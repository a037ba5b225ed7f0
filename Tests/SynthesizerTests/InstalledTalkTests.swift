import Engine
import Foundation
import Glibc
import Installed
import Synchronization
import System
import TestSupport
import Testing
import Voices

@testable import Tutor

/// A talk's voice that is installed, with the real engine.
struct InstalledTalkTests {
    private let disk: TemporaryFolder
    private let memory = MemoryFiles()
    private let helpers = StartedHelpers()

    init() throws {
        disk = try TemporaryFolder()
        try disk.write("mine/mini.onnx", TinyVoice().model)
        try disk.write("mine/mini.onnx.json", TinyVoice().configuration)
        let store = InstalledStore(disk.path) { builtProgram($0) }
        _ = try VoiceAdding(store).add([disk.path + "/mine"])
    }

    private final class Told: Sendable {
        private let news = Mutex<[SpeechMaker.News]>([])
        func add(_ one: SpeechMaker.News) { news.withLock { $0.append(one) } }
        var all: [SpeechMaker.News] { news.withLock { $0 } }
    }

    private var host: ActivityHost {
        var folders = ActivityHost.Folders(assets: nil, state: "")
        folders.data = disk.path
        var host = ActivityHost(agenda: .background("test"), folders: folders)
        host.makeSound = { [memory] in memory.makeSound($0) }
        host.forget = { [memory] in memory.forget($0) }
        host.program = { builtProgram($0) }
        host.start = { [helpers] in try helpers.start($0, $1) }
        return host
    }

    @Test func `the words of each sentence are marked, and then comes its sound`() throws {
        let maker = SpeechMaker(host), told = Told()
        let sound = maker.say("La ola. ¡Lola, la ola!", voice: Voice(.installed("mini"), .spain)) { told.add($0) }
        let name = try #require(sound).name
        #expect(eventually { if case .made? = told.all.last { true } else { false } })
        let marks = told.all.compactMap { if case .words(let marks) = $0 { marks } else { nil } }
        #expect(marks.map(\.count) == [2, 3])
        let times = marks.joined().map(\.seconds)
        #expect(times == times.sorted() && Set(times).count == 5)
        guard case .made(let seconds)? = told.all.last else { return }
        #expect(seconds > times[4])
        #expect(memory.samples(name)?.seconds == seconds)
        maker.close()
    }

    @Test func `a text that is forgotten is not made to its end`() throws {
        let maker = SpeechMaker(host), told = Told()
        let text = String(repeating: "La ola. ", count: 400)
        let sound = try #require(maker.say(text, voice: Voice(.installed("mini"), .spain)) { told.add($0) })
        maker.forget(sound)
        #expect(eventually { if case .made? = told.all.last { true } else { false } })
        #expect(told.all.count < 100)
        maker.close()
    }

    @Test func `a sentence that is being made when it is forgotten ends with its process, and a new one is ready`()
        throws
    {
        let maker = SpeechMaker(host), first = Told(), second = Told()
        let voice = Voice(.installed("mini"), .spain)
        _ = maker.say("La ola.", voice: voice) { first.add($0) }
        #expect(eventually { if case .made? = first.all.last { true } else { false } })
        kill(try #require(helpers.processes.first), SIGSTOP)
        let sound = try #require(maker.say("La ola, lola.", voice: voice) { second.add($0) })
        maker.forget(sound)
        #expect(eventually { second.all == [.made(seconds: 0)] && helpers.processes.count == 2 })
        maker.close()
    }
}
