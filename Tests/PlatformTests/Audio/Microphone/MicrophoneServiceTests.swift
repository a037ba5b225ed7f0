import Engine
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    /// The service on SDL's disk device, which delivers a file's samples in real time.
    final class MicrophoneServiceTests {
        private final class News: Sendable {
            private let news = Mutex<[MicrophoneEvent]>([])
            func add(_ new: MicrophoneEvent) { news.withLock { $0.append(new) } }
            var all: [MicrophoneEvent] { news.withLock { $0 } }

            /// The news that are no levels.
            var events: [MicrophoneEvent] { all.filter { if case .level = $0 { false } else { true } } }
        }

        private let workshop: Workshop
        private let news = News()
        private let microphone: MicrophoneService

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
            microphone = MicrophoneService(folder: "\(workshop.disk.path)/takes")
        }

        deinit {
            microphone.close()
            setenv("SDL_AUDIODRIVER", "dummy", 1)
        }

        private var tell: Microphone.Tell { { [news] in news.add($0) } }

        private func bytes(_ name: String) -> [UInt8] {
            let file = open("\(workshop.disk.path)/\(name)", O_RDONLY | O_CLOEXEC)
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 1 << 21)
            return Array(bytes[..<max(0, read(file, &bytes, bytes.count))])
        }

        private func takeWhatIsSaid(levels: Int) {
            let before = news.all.count
            microphone.listen(to: .take, for: 1, tell)
            #expect(eventually { news.all.count >= before + levels })
            microphone.end(for: 1)
            #expect(eventually { if case .taken = news.all.last { true } else { false } })
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

        @Test func `letting it go deletes the take and frees the device`() {
            microphone.listen(to: .take, for: 1, tell)
            #expect(eventually { !news.all.isEmpty })
            #expect(microphone.state.device == "disk")
            microphone.letGo(for: 1)
            #expect(eventually { microphone.state == MicrophoneService.State() })
            #expect(news.events == [])
            #expect(workshop.disk.names(in: "takes") == ["nothing"])
            microphone.end(for: 1)
            microphone.look(for: 1, tell)
            #expect(eventually { news.events == [.ready] })
        }

        @Test func `what was said before a crash goes at the next start`() throws {
            try workshop.disk.write("takes/7.raw", [1])
            try workshop.disk.write("takes/7.wav", [1])
            microphone.prepare()
            #expect(eventually { workshop.disk.names(in: "takes") == ["nothing"] })
        }

        @Test func `closing it deletes all takes, and the one that is being recorded`() {
            takeWhatIsSaid(levels: 1)
            microphone.spare("takes/1.wav")
            microphone.listen(to: .take, for: 2, tell)
            #expect(eventually { workshop.disk.names(in: "takes").contains("2.raw") })
            microphone.close()
            #expect(workshop.disk.names(in: "takes") == ["nothing"])
            #expect(microphone.state == MicrophoneService.State())
        }

        @Test func `a microphone is found by looking`() {
            microphone.look(for: 1, tell)
            #expect(eventually { news.all == [.ready] })
        }

        @Test func `without a driver there is no microphone, and later there may be one`() {
            setenv("SDL_AUDIODRIVER", "nothing", 1)
            microphone.look(for: 1, tell)
            microphone.listen(to: .take, for: 1, tell)
            #expect(eventually { news.all == [.missing, .unheard] })
            setenv("SDL_AUDIODRIVER", "disk", 1)
            microphone.look(for: 1, tell)
            #expect(eventually { news.all.last == .ready })
        }

        @Test func `a device that does not open is no microphone`() {
            setenv("SDL_DISKAUDIOFILEIN", "\(workshop.disk.path)/none", 1)
            microphone.listen(to: .take, for: 1, tell)
            #expect(eventually { news.all == [.unheard] })
        }

        @Test func `an unwritable folder is reported`() throws {
            try workshop.disk.write("blocked", [])
            let microphone = MicrophoneService(folder: "\(workshop.disk.path)/blocked")
            microphone.listen(to: .take, for: 1, tell)
            #expect(eventually { news.all == [.failed(isFullDisk: false)] })
        }

        @Test func `it keeps recording when playback closes its device`() {
            let audio = AudioService(folders: workshop.folders) { _ in }
            audio.perform([], isStirred: true)
            audio.refreshStatus()
            #expect(eventually { audio.status.device == "disk" })
            microphone.listen(to: .take, for: 1, tell)
            #expect(eventually { !news.all.isEmpty })
            audio.close()
            let before = news.all.count
            #expect(eventually { news.all.count > before + 3 })
            microphone.end(for: 1)
            #expect(eventually { news.events.count == 1 })
        }

        // MARK: - One at a time

        @Test func `a second visit hears that it is busy, and the first one is heard on`() {
            let second = News()
            microphone.listen(to: .take, for: 1, tell)
            microphone.look(for: 2) { second.add($0) }
            microphone.listen(to: .take, for: 2) { second.add($0) }
            #expect(eventually { second.all == [.busy, .busy] })
            microphone.letGo(for: 2)
            microphone.end(for: 2)
            let before = news.all.count
            #expect(eventually { news.all.count > before + 2 })
            #expect(news.events == [])
        }

        @Test func `a visit that ends without a word frees it for the next`() {
            let second = News()
            microphone.listen(to: .take, for: 1, tell)
            microphone.left(1)
            microphone.listen(to: .take, for: 2) { second.add($0) }
            #expect(eventually { second.all.count > 1 })
            #expect(second.events == [])
            #expect(workshop.disk.names(in: "takes") == ["2.raw", "nothing"])
        }

        @Test func `the end of another visit leaves it alone`() {
            microphone.listen(to: .take, for: 2, tell)
            microphone.left(1)
            #expect(eventually { news.all.count > 2 })
            #expect(microphone.state.device == "disk")
        }

        @Test func `a take outlives its visit while it may still be saved, and goes when it is let go`() {
            takeWhatIsSaid(levels: 1)
            microphone.left(1)
            let second = News()
            microphone.listen(to: .take, for: 2) { second.add($0) }
            #expect(eventually { !second.all.isEmpty })
            #expect(workshop.disk.names(in: "takes") == ["1.wav", "2.raw", "nothing"])
            microphone.letGo(for: 1)
            #expect(eventually { workshop.disk.names(in: "takes") == ["2.raw", "nothing"] })
        }

        // MARK: - A child

        /// The two ends of a connection.
        private func connection() -> (mine: Int32, childs: Int32) {
            var ends: [Int32] = [-1, -1]
            #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
            return (ends[0], ends[1])
        }

        private func receive(_ socket: Int32, atLeast count: Int) -> [UInt8] {
            var (all, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
            while all.count < count {
                let got = read(socket, &buffer, buffer.count)
                guard got > 0 else { break }
                all += buffer[..<got]
            }
            return all
        }

        @Test func `a child gets the samples while they are spoken`() {
            let (mine, childs) = connection()
            defer { close(childs) }
            microphone.listen(to: .socket(mine, rate: 48_000), for: 1, tell)
            close(mine)
            let heard = receive(childs, atLeast: 30_000)
            #expect(heard == Array(Self.voiceFile.prefix(heard.count)))
            microphone.end(for: 1)
            #expect(eventually { if case .sent(_, dropped: 0) = news.all.last { true } else { false } })
            // Its end is the end of the connection.
            _ = receive(childs, atLeast: .max)
            #expect(workshop.disk.names(in: "takes") == ["nothing"])
        }

        @Test func `a child that has gone ends it`() {
            let (mine, childs) = connection()
            close(childs)
            microphone.listen(to: .socket(mine, rate: 48_000), for: 1, tell)
            close(mine)
            #expect(eventually { news.events == [.failed(isFullDisk: false)] })
            #expect(microphone.state == MicrophoneService.State())
        }
    }
}
