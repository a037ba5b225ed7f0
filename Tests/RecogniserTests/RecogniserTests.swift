import Confinement
import Foundation
import Glibc
import Inference
import TestSupport
import Testing

/// The real engine with a tiny recogniser, in its real sandbox.
struct RecogniserTests {
    @Test(arguments: [1, 2]) func `the text comes exactly as the recogniser hears it`(threads: Int) throws {
        let helper = try RunningEars()
        let facts = try helper.load(TinyRecogniser().bytes, threads: threads)
        #expect(facts.header.vocabulary == 51_865)
        #expect(!facts.instructions.isEmpty)
        let (text, report) = try helper.session.hear(.second)
        #expect(text == TinyRecogniser.text)
        #expect(report.noSpeech < 0.05)
        #expect(report.seconds > 0)
    }

    @Test func `its process outlives the thread that started it, and ends with its socket`() throws {
        let helper = try #require(
            onPassingThread {
                let helper = try RunningEars()
                try helper.load(TinyRecogniser().bytes)
                return helper
            })
        #expect(try helper.session.hear(.second).text == TinyRecogniser.text)
        shutdown(helper.child.channel, Int32(SHUT_RDWR))
        var status: Int32 = -1
        #expect(waitpid(helper.child.process, &status, 0) == helper.child.process)
        #expect(status == 0)
    }

    @Test func `one order follows the other, and each is as the first`() throws {
        let helper = try RunningEars()
        try helper.load(TinyRecogniser(" Sí.").bytes)
        for _ in 0..<3 { #expect(try helper.session.hear(.second, HearingOrder(language: "lv")).text == " Sí.") }
    }

    @Test(arguments: [0.3, 0.9]) func `the figure for nobody's speech is the recogniser's`(share: Double) throws {
        let helper = try RunningEars()
        try helper.load(TinyRecogniser(noSpeech: share).bytes)
        #expect(abs(try helper.session.hear(.second).report.noSpeech - share) < 0.05)
    }

    @Test func `half a minute is heard, and more is refused before it is sent`() throws {
        let helper = try RunningEars()
        try helper.load(TinyRecogniser().bytes)
        let most = [Int16](repeating: 1000, count: HearingOrder.mostSamples)
        #expect(try helper.session.hear(most).text == TinyRecogniser.text)
        #expect(throws: HearingFailure.tooLong) { try helper.session.hear(most + [0]) }
        #expect(try helper.session.hear(.second).text == TinyRecogniser.text)
    }

    @Test(arguments: [0, 1, 200, 1599]) func `nothing is heard in next to nothing`(count: Int) throws {
        let helper = try RunningEars()
        try helper.load(TinyRecogniser().bytes)
        let (text, report) = try helper.session.hear([Int16](repeating: 9000, count: count))
        #expect(text == "")
        #expect(report.noSpeech == 1)
    }

    @Test(arguments: ["", "xx", "auto", "español", "yue"]) func `an unknown language is refused`(language: String)
        throws
    {
        let helper = try RunningEars()
        try helper.load(TinyRecogniser().bytes)
        #expect(throws: HearingFailure.unknownLanguage) {
            try helper.session.hear(.second, HearingOrder(language: language))
        }
        #expect(try helper.session.hear(.second).text == TinyRecogniser.text)
    }

    // MARK: - Ends

    @Test func `what is cancelled ends at once, and the next is whole`() async throws {
        let helper = try RunningEars()
        // Slow enough to be cancelled.
        var slow = TinyRecogniser()
        (slow.hyperparameters.audioContext, slow.hyperparameters.audioLayers) = (1500, 32)
        try helper.load(slow.bytes)
        let session = helper.session
        let canceller = Thread {
            while !Thread.current.isCancelled {
                session.cancel()
                usleep(1000)
            }
        }
        canceller.start()
        #expect(throws: HearingFailure.cancelled) { try session.hear(.second) }
        canceller.cancel()
        while !canceller.isFinished { usleep(1000) }
        #expect(try session.hear(.second).text == TinyRecogniser.text)
    }

    @Test(arguments: [0, 20, 300]) func `a process that is killed at any moment is one failure`(
        milliseconds: UInt32
    ) throws {
        let helper = try RunningEars()
        var slow = TinyRecogniser()
        (slow.hyperparameters.audioContext, slow.hyperparameters.audioLayers) = (1500, 32)
        try helper.load(slow.bytes)
        let process = helper.child.process
        Thread.detachNewThread {
            usleep(1000 * milliseconds)
            kill(process, SIGKILL)
        }
        if milliseconds == 0 { usleep(50_000) }
        #expect(throws: HearingFailure.died) {
            while true { _ = try helper.session.hear(.second) }
        }
    }

    // MARK: - Other files

    @Test(arguments: [0, 10, 47, 48, 3000, 70_000, 500_000]) func `a file that is cut short is refused`(
        count: Int
    ) throws {
        #expect(throws: HearingFailure.unreadable) {
            try RunningEars().load(Array(TinyRecogniser().bytes.prefix(count)))
        }
    }

    @Test func `a recogniser for English alone is refused in so many words`() throws {
        var english = TinyRecogniser()
        english.hyperparameters.vocabulary = 51_864
        #expect(throws: HearingFailure.onlyEnglish) { try RunningEars().load(english.bytes) }
    }

    @Test func `one that needs more memory than it may have is refused`() throws {
        #expect(throws: HearingFailure.noMemory) {
            try RunningEars().load(TinyRecogniser().bytes, memoryBytes: 24 << 20)
        }
    }

    @Test(
        arguments: [
            ("zeros", [UInt8](repeating: 0, count: 1000)), ("a language model", TinyModel().bytes),
            ("a sound", Array("RIFF\0\0\0\0WAVEfmt ".utf8) + [UInt8](repeating: 7, count: 5000)),
        ]) func `another file is refused`(what: String, bytes: [UInt8])
    {
        #expect(throws: HearingFailure.unreadable) { try RunningEars().load(bytes) }
    }
}
