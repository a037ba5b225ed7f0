import Dispatch
import Engine
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    /// On SDL's disk device, which delivers a file's samples in real time.
    final class MicrophoneTests {
        private final class News: Sendable {
            private let news = Mutex<[MicrophoneNews]>([])
            func add(_ new: MicrophoneNews) { news.withLock { $0.append(new) } }
            var all: [MicrophoneNews] { news.withLock { $0 } }

            /// Those that are no levels.
            var events: [MicrophoneNews] { all.filter { if case .level = $0 { false } else { true } } }
        }

        private let workshop: Workshop
        private let news = News()
        private let queue = DispatchQueue(label: "test.microphone")
        private let microphone: Microphone

        /// What the microphone hears: loud from its first sample on, no two moments alike.
        private static let voice = (0..<720_000).map { Int16(truncatingIfNeeded: $0 * 7919 % 20_011 - 10_005) }
        private static let voiceFile = Array(MadeSounds.wav(voice).dropFirst(44))

        init() throws {
            #expect(SDLTests.isPrepared)
            workshop = try Workshop()
            try workshop.disk.write("takes/nothing", [])
            try workshop.disk.write("voice", Self.voiceFile)
            setenv("SDL_AUDIODRIVER", "disk", 1)
            setenv("SDL_DISKAUDIOFILEIN", "\(workshop.disk.path)/voice", 1)
            setenv("SDL_DISKAUDIOFILE", "\(workshop.disk.path)/heard", 1)
            microphone = Microphone(folder: "\(workshop.disk.path)/takes", queue: queue)
        }

        deinit {
            let microphone = microphone
            queue.sync { microphone.letGo() }
            setenv("SDL_AUDIODRIVER", "dummy", 1)
        }

        private var tell: Microphone.Tell { { [news] in news.add($0) } }

        private func perform(_ body: @escaping @Sendable (Microphone) -> Void) {
            let microphone = microphone
            queue.sync { body(microphone) }
        }

        private func bytes(_ name: String) -> [UInt8] {
            let file = open("\(workshop.disk.path)/\(name)", O_RDONLY | O_CLOEXEC)
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 1 << 21)
            return Array(bytes[..<max(0, read(file, &bytes, bytes.count))])
        }

        private func takeWhatIsSaid(levels: Int) {
            let before = news.all.count
            perform { [tell] in $0.begin(tell) }
            #expect(eventually { news.all.count >= before + levels })
            perform { $0.end() }
        }

        @Test func `the take on the disk has every sample`() throws {
            takeWhatIsSaid(levels: 8)
            guard case .taken(let take, let seconds) = news.all.last else {
                Issue.record("there is no take: \(news.all)")
                return
            }
            #expect(take == "takes/1.wav")
            let count = Int((seconds * 48_000).rounded())
            #expect(count >= 8 * Take.step)
            #expect(bytes("takes/1.wav") == MadeSounds.wav(Array(Self.voice.prefix(count))))
        }

        @Test func `it reports the level at most twenty times a second`() {
            takeWhatIsSaid(levels: 5)
            let levels = news.all.compactMap {
                if case .level(let level, let time) = $0 { (level, time) } else { nil }
            }
            #expect(levels.allSatisfy { $0.0 == 0.83 })
            #expect(zip(levels, levels.dropFirst()).allSatisfy { $1.1 - $0.1 > 0.04 })
        }

        @Test func `each take has a unique name, and the previous one is deleted`() {
            takeWhatIsSaid(levels: 1)
            takeWhatIsSaid(levels: 1)
            let takes = news.events.compactMap { if case .taken(let take, _) = $0 { take } else { nil } }
            #expect(takes == ["takes/1.wav", "takes/2.wav"])
            #expect(bytes("takes/1.wav") == [])
        }

        @Test func `closing it deletes the take and frees the device`() {
            perform { [tell] in $0.begin(tell) }
            #expect(eventually { !news.all.isEmpty })
            #expect(microphone.status.device == "disk")
            perform { $0.letGo() }
            #expect(microphone.status == Microphone.Status())
            #expect(news.events == [])
            #expect(bytes("takes/1.raw") == [])
            perform { $0.end() }
            #expect(news.events == [])
        }

        @Test func `a microphone is found by looking`() {
            perform { [tell] in $0.look(tell) }
            #expect(news.all == [.ready])
        }

        @Test func `without a driver there is no microphone, and later there may be one`() {
            setenv("SDL_AUDIODRIVER", "nothing", 1)
            perform { [tell] in $0.look(tell) }
            perform { [tell] in $0.begin(tell) }
            #expect(news.all == [.missing, .unheard])
            setenv("SDL_AUDIODRIVER", "disk", 1)
            perform { [tell] in $0.look(tell) }
            #expect(news.all.last == .ready)
        }

        @Test func `a device that does not open is no microphone`() {
            setenv("SDL_DISKAUDIOFILEIN", "\(workshop.disk.path)/none", 1)
            perform { [tell] in $0.begin(tell) }
            #expect(news.all == [.unheard])
        }

        @Test func `an unwritable folder is reported`() {
            let microphone = Microphone(folder: "\(workshop.disk.path)/none", queue: queue)
            queue.sync { [tell] in microphone.begin(tell) }
            #expect(news.all == [.failed(isFullDisk: false)])
        }

        @Test func `it keeps recording when playback closes its device`() {
            let audio = AudioService(folders: workshop.folders) { _ in }
            audio.perform([], isStirred: true)
            audio.refreshStatus()
            #expect(eventually { audio.status.device == "disk" })
            perform { [tell] in $0.begin(tell) }
            #expect(eventually { !news.all.isEmpty })
            audio.close()
            let before = news.all.count
            #expect(eventually { news.all.count > before + 3 })
            perform { $0.end() }
            #expect(news.events.count == 1)
        }
    }
}
