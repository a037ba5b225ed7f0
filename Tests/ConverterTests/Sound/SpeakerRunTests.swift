import Confinement
import Conversion
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// The process that speaks text after text, with the real converter and espeak-ng.
struct SpeakerRunTests {
    /// A voice that is ready, and what names the thread that started it below `/proc`.
    private struct Started {
        let child: ChildProcess
        let thread: String

        init() throws {
            child = try ChildProcess.start(
                Workbench.executable, ["pasaka-converter", Speaker.argument], over: .bytes)
            thread = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
            var channel = SpeakerChannel(child.channel)
            #expect(channel.send(.voice("es")))
            #expect(channel.receive() == .ready(rate: Speaker.rate))
        }
    }

    private func order(_ text: String) -> SpeakerMessage {
        .text(SpeakerMessage.SpokenOrder(text: text, wordsPerMinute: 140))
    }

    /// A thread of a queue ends after some seconds without work; the next text comes from another one.
    @Test func `it outlives the thread that started it`() throws {
        let made = Mutex<Started?>(nil)
        Thread.detachNewThread {
            let started = try? Started()
            made.withLock { $0 = started }
        }
        #expect(eventually { made.withLock { $0 != nil } })
        let started = try #require(made.withLock { $0 })
        defer { started.child.end() }
        #expect(eventually { access("/proc/\(started.thread)", F_OK) != 0 })
        var channel = SpeakerChannel(started.child.channel)
        #expect(channel.send(order("hola")))
        var last = channel.receive()
        while let next = last, next != .done { last = channel.receive() }
        #expect(last == .done)
    }

    @Test(arguments: [false, true])
    func `it ends with its socket, also while it speaks`(isSpeaking: Bool) throws {
        let child = try Started().child
        var channel = SpeakerChannel(child.channel)
        if isSpeaking {
            #expect(channel.send(order(String(repeating: "a ", count: 2000))))
            #expect(channel.receive() != nil)
        }
        close(child.channel)
        var status: Int32 = -1
        #expect(waitpid(child.process, &status, 0) == child.process)
        #expect(status == 0)
    }
}
