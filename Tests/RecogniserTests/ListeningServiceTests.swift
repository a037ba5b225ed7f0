import Engine
import Foundation
import Glibc
import Inference
import TestSupport
import Testing

@testable import Tutor

/// The button that is held to talk, with the real helper and a tiny recogniser.
struct ListeningServiceTests {
    private static let said = "Hola. Quiero un café, por favor."

    /// Holds the button while something is said.
    private func hold(_ samples: [Int16], _ service: ListeningService, _ ears: TutorEars, id: Int = 1) {
        service.carryOut(.start(id: id, language: "es"), for: 7)
        #expect(eventually { ears.microphone.isOpen })
        ears.microphone.play(samples)
        service.carryOut(.end, for: 7)
        #expect(eventually { ears.end(of: id) != nil })
    }

    @Test func `what is said while the button is held is heard`() throws {
        let ears = try TutorEars()
        let service = ListeningService(ears.host, ears.store)
        #expect(ears.started == [])
        hold(.speech, service, ears)
        #expect(
            ears.all.map(\.stage) == [.listening(level: 0.5, seconds: 1), .working, .heard(Self.said)])
        #expect(!ears.microphone.isOpen)
        hold(.speech, service, ears, id: 2)
        #expect(ears.end(of: 2) == .heard(Self.said))
        #expect(ears.started.count == 1)
        service.close()
    }

    @Test func `silence is never given to the recogniser`() throws {
        let ears = try TutorEars()
        let service = ListeningService(ears.host, ears.store)
        hold(.silence, service, ears)
        #expect(ears.end(of: 1) == .failed(.silence))
        hold(.second, service, ears, id: 2)
        #expect(ears.end(of: 2) == .failed(.noise))
        service.close()
    }

    @Test func `a recogniser that finds that nobody spoke is believed`() throws {
        let ears = try TutorEars(TinyRecogniser(" Gracias por ver.", noSpeech: 0.9))
        let service = ListeningService(ears.host, ears.store)
        hold(.speech, service, ears)
        #expect(ears.end(of: 1) == .failed(.noise))
        service.close()
    }

    @Test func `without a recogniser nothing is started, and the microphone stays closed`() throws {
        let ears = try TutorEars(nil)
        let service = ListeningService(ears.host, ears.store)
        service.carryOut(.start(id: 1, language: "es"), for: 7)
        #expect(eventually { ears.end(of: 1) != nil })
        #expect(ears.end(of: 1) == .failed(.noRecogniser))
        #expect(ears.started == [])
        #expect(!ears.microphone.isOpen)
    }

    @Test func `too little memory is told with its figures, before all is said`() throws {
        let ears = try TutorEars()
        var store = ears.store
        store.availableMemory = { 5_000_000 }
        let service = ListeningService(ears.host, store)
        service.carryOut(.start(id: 1, language: "es"), for: 7)
        #expect(eventually { ears.end(of: 1) != nil })
        guard case .failed(.memory(let needed, 5_000_000)) = ears.end(of: 1) else {
            Issue.record("\(String(describing: ears.end(of: 1)))")
            return
        }
        #expect(needed > 5_000_000)
        #expect(eventually { !ears.microphone.isOpen })
    }

    @Test(
        arguments: [
            (.busy, .busyMicrophone), (.unheard, .noMicrophone), (.missing, .noMicrophone),
        ] as [(MicrophoneEvent, ListeningProblem)])
    func `a microphone that does not listen is told`(news: MicrophoneEvent, problem: ListeningProblem) throws {
        let ears = try TutorEars()
        ears.microphone.refusal.withLock { $0 = news }
        let service = ListeningService(ears.host, ears.store)
        service.carryOut(.start(id: 1, language: "es"), for: 7)
        #expect(eventually { ears.end(of: 1) != nil })
        #expect(ears.end(of: 1) == .failed(problem))
        service.close()
    }

    @Test func `who lets go at once has said nothing`() throws {
        let ears = try TutorEars()
        let service = ListeningService(ears.host, ears.store)
        service.carryOut(.start(id: 1, language: "es"), for: 7)
        service.carryOut(.end, for: 7)
        #expect(eventually { ears.end(of: 1) != nil })
        #expect(ears.end(of: 1) == .failed(.silence))
        service.close()
    }

    @Test func `who begins again is heard from there on`() throws {
        let ears = try TutorEars()
        let service = ListeningService(ears.host, ears.store)
        service.carryOut(.start(id: 1, language: "es"), for: 7)
        #expect(eventually { ears.microphone.isOpen })
        ears.microphone.play(.speech)
        service.carryOut(.start(id: 2, language: "es"), for: 7)
        #expect(eventually { ears.microphone.listenings == 2 })
        ears.microphone.play(.speech)
        service.carryOut(.end, for: 7)
        #expect(eventually { ears.end(of: 2) != nil })
        #expect(ears.end(of: 2) == .heard(Self.said))
        #expect(ears.end(of: 1) == nil)
        service.close()
    }

    @Test func `what is cancelled is forgotten, and the next is heard`() throws {
        let ears = try TutorEars()
        let service = ListeningService(ears.host, ears.store)
        service.carryOut(.start(id: 1, language: "es"), for: 7)
        #expect(eventually { ears.microphone.isOpen })
        ears.microphone.play(.speech)
        service.carryOut(.cancel, for: 7)
        #expect(eventually { !ears.microphone.isOpen })
        hold(.speech, service, ears, id: 2)
        #expect(ears.end(of: 1) == nil)
        #expect(ears.end(of: 2) == .heard(Self.said))
        service.close()
    }

    @Test func `a process that has died is started again`() throws {
        let ears = try TutorEars()
        let service = ListeningService(ears.host, ears.store)
        hold(.speech, service, ears)
        kill(try #require(ears.started.first), SIGKILL)
        hold(.speech, service, ears, id: 2)
        #expect(ears.end(of: 2) == .heard(Self.said))
        #expect(ears.started.count == 2)
        service.close()
    }

    @Test func `the process ends after five minutes, or when it is closed`() throws {
        let ears = try TutorEars()
        let service = ListeningService(ears.host, ears.store)
        hold(.speech, service, ears)
        let process = try #require(ears.started.first)
        #expect(
            eventually {
                ears.letFiveMinutesPass()
                return kill(process, 0) != 0
            })
        hold(.speech, service, ears, id: 2)
        service.close()
        #expect(ears.started.count == 2)
        #expect(ears.started.allSatisfy { kill($0, 0) != 0 })
    }

    @Test func `half a minute is the most, and ends by itself`() throws {
        let ears = try TutorEars()
        let service = ListeningService(ears.host, ears.store)
        service.carryOut(.start(id: 1, language: "es"), for: 7)
        #expect(eventually { ears.microphone.isOpen })
        for _ in 0..<12 { ears.microphone.play(.speech) }
        #expect(eventually { ears.end(of: 1) != nil })
        #expect(ears.end(of: 1) == .heard(Self.said))
        #expect(eventually { !ears.microphone.isOpen })
        service.close()
    }
}
