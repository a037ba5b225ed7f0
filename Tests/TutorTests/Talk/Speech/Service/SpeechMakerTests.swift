import Engine
import Foundation
import Sentences
import Synchronization
import System
import TestSupport
import Testing

@testable import Tutor

/// The real converter and espeak-ng.
struct SpeechMakerTests {
    private let memory = MemoryFiles()
    private let helpers = StartedHelpers()
    private let later = Later()

    /// What is to be done after five minutes.
    private final class Later: Sendable {
        let work = Mutex<[@Sendable () -> Void]>([])

        func run(_ number: Int) { work.withLock { $0[number] }() }
        var count: Int { work.withLock(\.count) }
    }

    /// What is told of a text.
    private final class Told: Sendable {
        private let news = Mutex<[SpeechMaker.News]>([])
        func add(_ one: SpeechMaker.News) { news.withLock { $0.append(one) } }
        var all: [SpeechMaker.News] { news.withLock { $0 } }
        var marks: [WordMark] {
            all.reduce(into: []) { marks, news in if case .words(let more) = news { marks += more } }
        }
        var end: SpeechMaker.News? {
            all.last.flatMap { if case .words = $0 { nil } else { $0 } }
        }
        var seconds: Double { if case .made(let seconds)? = end { seconds } else { 0 } }
    }

    /// - Parameter line: a line of a shell's, in place of the converter.
    private func host(_ line: String? = nil) -> ActivityHost {
        var host = ActivityHost(
            agenda: Agenda(now: { .zero }) { [later] delay, work in
                #expect(delay == .seconds(300))
                later.work.withLock { $0.append(work) }
            }, folders: ActivityHost.Folders(assets: nil, state: ""))
        host.makeSound = { [memory] in memory.makeSound($0) }
        host.forget = { [memory] in memory.forget($0) }
        host.start = { [helpers] program, arguments in
            #expect(program == "pasaka-converter")
            guard let line else { return try helpers.start(program, arguments) }
            return try helpers.start(at: "/bin/sh", ["sh", "-c", line])
        }
        return host
    }

    private func say(
        _ text: String, _ maker: SpeechMaker, _ voice: Voice = Voice(), _ speed: VoiceSpeed = .normal
    ) throws -> (sound: Sound, told: Told) {
        let told = Told()
        let sound = try #require(maker.say(text, voice: voice, speed: speed) { told.add($0) })
        #expect(eventually { told.end != nil })
        return (sound, told)
    }

    private func samples(_ sound: Sound) throws -> [Int16] {
        let samples = try #require(memory.samples(sound.name))
        var bytes = [UInt8](repeating: 0, count: Int(samples.seconds * 22_050 + 0.5) * 2)
        let count = bytes.withUnsafeMutableBytes { samples.read(into: $0, at: 0) }
        return stride(from: 0, to: count, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
    }

    // MARK: - What is said

    @Test func `every word has its place in the text and in the sound`() throws {
        let maker = SpeechMaker(host())
        let text = "¿Qué tal, señora Núñez? ¡Muy bien!"
        let (sound, told) = try say(text, maker)
        let words = told.marks.map { mark in String(Array(text)[mark.characters]) }
        #expect(words == ["Qué", "tal", "señora", "Núñez", "Muy", "bien"])
        let times = told.marks.map(\.seconds)
        #expect(times == times.sorted() && Set(times).count == 6)
        #expect((1.2...4).contains(told.seconds) && (times.last ?? 9) < told.seconds)
        #expect(try samples(sound).contains { abs(Int($0)) > 5000 })
        #expect(memory.samples(sound.name)?.isWhole == true)
        maker.close()
    }

    @Test func `one process says one text after the other`() throws {
        let maker = SpeechMaker(host())
        let first = try say("Uno.", maker).told.seconds
        let both = try say("Uno. Dos, tres.", maker).told
        #expect(first > 0.2 && both.seconds > first && both.marks.count == 3)
        #expect(try say("Uno.", maker).told.seconds == first)
        #expect(helpers.processes.count == 1)
        maker.close()
    }

    @Test func `slow is slower`() throws {
        let maker = SpeechMaker(host())
        let text = "Me gustaría una mesa para dos."
        let (normal, slow) = (try say(text, maker).told.seconds, try say(text, maker, Voice(), .slow).told.seconds)
        #expect(slow > normal * 1.2)
        maker.close()
    }

    @Test(arguments: VoiceLanguage.allCases)
    func `everybody speaks every language, in a voice of their own`(language: VoiceLanguage) throws {
        let maker = SpeechMaker(host())
        let voices = try VoicePerson.allCases.map {
            try samples(try say("Ana, Pepe.", maker, Voice($0, in: language)).sound)
        }
        #expect(voices.allSatisfy { $0.contains { abs(Int($0)) > 3000 } })
        #expect(Set(voices).count == VoicePerson.allCases.count)
        maker.close()
    }

    @Test func `Spain and the Americas speak differently`() throws {
        let maker = SpeechMaker(host())
        let spain = try samples(try say("Gracias, cinco.", maker, Voice(.elena, .spain)).sound)
        let mexico = try samples(try say("Gracias, cinco.", maker, Voice(.elena, .mexico)).sound)
        #expect(spain != mexico)
        maker.close()
    }

    @Test(arguments: ["", " … ¡!", "\0", "日本 Привет"])
    func `a text without words of the language ends all the same`(text: String) throws {
        let maker = SpeechMaker(host())
        let told = try say(text, maker).told
        if case .made? = told.end {} else { Issue.record("\(told.all)") }
        #expect(try say("Hola.", maker).told.marks.map(\.characters) == [0..<4])
        maker.close()
    }

    // MARK: - Processes

    @Test func `nothing is started before something is said`() {
        let maker = SpeechMaker(host())
        maker.close()
        #expect(helpers.processes.count == 0)
        #expect(maker.status == "soltura   0 voices ready")
    }

    @Test func `a voice that was prepared needs no new process`() throws {
        let maker = SpeechMaker(host())
        maker.prepare(Voice())
        #expect(eventually { helpers.processes.count == 1 })
        _ = try say("Hola.", maker)
        #expect(helpers.processes.count == 1 && maker.status == "soltura   1 voices ready")
        maker.close()
    }

    @Test func `what is said is in no argument and no environment`() throws {
        let maker = SpeechMaker(host())
        _ = try say("Secreto.", maker)
        let process = try #require(helpers.processes.first)
        let line = try Data(contentsOf: URL(filePath: "/proc/\(process)/cmdline"))
        #expect(String(decoding: line, as: UTF8.self) == "pasaka-converter\0--speaking\0")
        #expect(try Data(contentsOf: URL(filePath: "/proc/\(process)/environ")).range(of: Data("Secreto".utf8)) == nil)
        maker.close()
    }

    @Test func `at most two voices are kept ready`() throws {
        let maker = SpeechMaker(host())
        for person in VoicePerson.allCases { _ = try say("Hola.", maker, Voice(person)) }
        #expect(maker.status == "soltura   2 voices ready")
        maker.close()
    }

    @Test func `they end five minutes after the last use, and start again`() throws {
        let maker = SpeechMaker(host())
        for _ in 0..<2 { _ = try say("Hola.", maker) }
        #expect(eventually { later.count == 2 })
        later.run(0)
        _ = try say("Hola.", maker)
        #expect(eventually { later.count == 3 })
        #expect(helpers.processes.count == 1)
        later.run(2)
        #expect(eventually { maker.status == "soltura   0 voices ready" })
        _ = try say("Hola.", maker)
        #expect(helpers.processes.count == 2)
        maker.close()
    }

    @Test func `one that was killed while it waited is replaced`() throws {
        let maker = SpeechMaker(host())
        _ = try say("Hola.", maker)
        let first = try #require(helpers.processes.first)
        #expect(kill(first, SIGKILL) == 0)
        #expect(try say("Hola.", maker).told.seconds > 0)
        #expect(helpers.processes.count == 2)
        maker.close()
    }

    // MARK: - Failures

    /// Lines of a shell's, in place of the converter.
    private static let bad = [
        "exit 0", "read -r line <&3; kill -9 $$", "while :; do :; done", "printf 'nonsense' >&3; cat <&3",
        "printf '\\003\\005\\000\\000\\00044100' >&3; cat <&3", "printf '\\003\\377\\377\\377\\377' >&3; cat <&3",
    ]

    @Test(arguments: bad)
    func `a process that dies, hangs or lies is one sentence, and the next text is tried anew`(line: String) throws {
        let maker = SpeechMaker(host(line), patience: 200)
        for count in 1...2 {
            let (sound, told) = try say("Hola.", maker)
            #expect(told.all == [.failed("cannot be spoken: espeak-ng fails")])
            #expect(memory.samples(sound.name)?.hasEnded == true && memory.samples(sound.name)?.isWhole == false)
            #expect(helpers.processes.count == count)
        }
        #expect(maker.status == "soltura   0 voices ready")
        maker.close()
    }

    @Test func `without a converter there is a sentence too`() throws {
        var host = host()
        host.start = { program, _ in throw NoHelper("\(path: program) is missing; install Pasaka again") }
        let told = try say("Hola.", SpeechMaker(host)).told
        #expect(told.all == [.failed("\(path: "pasaka-converter") is missing; install Pasaka again")])
    }

    @Test func `without room for a sound nothing is started`() {
        var host = host()
        host.makeSound = { _ in nil }
        #expect(SpeechMaker(host).say("Hola.", voice: Voice()) { _ in } == nil)
        #expect(helpers.processes.count == 0)
    }

    @Test func `a sound that is forgotten while it is made disturbs no other`() throws {
        let maker = SpeechMaker(host())
        let told = Told()
        let long = String(repeating: "Una frase larga. ", count: 60)
        let sound = try #require(maker.say(long, voice: Voice()) { told.add($0) })
        maker.forget(sound)
        let next = try say("Hola.", maker)
        #expect(told.end != nil && next.told.marks.count == 1)
        #expect(try samples(next.sound).count > 2000)
        maker.close()
    }
}
