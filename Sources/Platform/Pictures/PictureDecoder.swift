import CLinux
import Confinement
import Dispatch
import Engine
import Glibc
import Sentences
import Synchronization
import System

/// The player's side of decoding: sends requests to the helper process, and replaces one that dies or times out.
///
/// One picture is decoded at a time, always the most wanted one.
public nonisolated final class PictureDecoder: Sendable {
    enum Outcome: Sendable {
        case decoded(DecodedPicture)
        case failed(PictureRequest, reason: Sentence)
        /// The file of a decoded picture is another by now.
        case outdated(PictureRequest)

        var request: PictureRequest {
            switch self {
            case .decoded(let picture): picture.request
            case .failed(let request, _), .outdated(let request): request
            }
        }
    }

    /// CPU time limit per picture: reached within two seconds on an idle machine.
    static let mostWork: Nanoseconds = 1_800_000_000
    /// Wall-clock limit per picture, for instance if a disk hangs.
    static let mostWait: Nanoseconds = 9_000_000_000

    /// CPU time that a helper may use between its answer and the next question, for clearing up.
    static let mostUnasked: Nanoseconds = 50_000_000

    /// How many times larger than a picture its memory may be; larger memory is released.
    private static let roomiest = 4

    private let queue = Mutex(PictureQueue())
    /// The memory of an accepted picture, for the next one.
    private let spare = Mutex<SharedPixels?>(nil)
    private let work = DispatchQueue(label: "pasaka.pictures", qos: .userInitiated)
    private let folders: AssetFolders
    private let processes: DecoderProcesses
    /// Decoded pictures, for the main loop.
    let arrivals = Inbox<Outcome>()

    /// Starts the helper process in the background.
    ///
    /// - Parameter executable: the program with the `decoder` subcommand.
    public convenience init(folders: AssetFolders, executable: String) {
        self.init(folders: folders, executable: executable, mostUnasked: Self.mostUnasked)
    }

    init(folders: AssetFolders, executable: String, mostUnasked: Nanoseconds) {
        self.folders = folders
        processes = DecoderProcesses(executable: executable, mostUnasked: mostUnasked)
        work.async { [processes] in processes.current() }
    }

    /// Kills the helper process, even a hanging one; nothing is decoded any more.
    public func stop() {
        queue.withLock { $0.removeAll() }
        processes.stop()
    }

    /// The helper's process, if there is one.
    var helperProcess: pid_t? { processes.process }

    /// The process that waits for the next tale, if there is one.
    var freshProcess: pid_t? { processes.freshProcess }

    /// Whether a picture is being decoded; its outcome has then not been posted yet.
    var isWorking: Bool { queue.withLock { $0.isWorking } }

    /// How often a dead or stalled helper was replaced.
    var restarts: Int { processes.restarts }

    /// Notes which tales are on the screen: when one is left, the next pictures go to a fresh process.
    func show(_ tales: Set<Substring>) {
        if processes.show(tales) { work.async { [processes] in processes.settle() } }
    }

    /// Replaces the wanted pictures, most wanted first.
    ///
    /// The picture being decoded is finished.
    func want(_ requests: [PictureRequest]) {
        let mustStart = queue.withLock { $0.want(requests) }
        if mustStart { work.async { self.drain() } }
    }

    /// Reports which of these decoded pictures have another file by now.
    func lookAgain(at pictures: [(request: PictureRequest, version: FileVersion)]) {
        work.async {
            for (request, version) in pictures where self.version(of: request.image) != version {
                self.arrivals.post(.outdated(request))
            }
        }
    }

    private func version(of image: Image) -> FileVersion? {
        guard let file = try? folders.open(image.name) else { return nil }
        defer { close(file) }
        return FileVersion(file)
    }

    /// Recycles the memory of a picture whose pixels are no longer needed.
    ///
    /// One block is kept: memory that is new to both processes costs as much as a fifth of decoding into it. When
    /// pictures become smaller, as on the shelf after a tale, it is released with the first of them.
    func reuse(_ pixels: SharedPixels) {
        spare.withLock { spare in
            // Of two equal ones keep the later: the helper still has it mapped.
            if pixels.bytes.count >= spare?.bytes.count ?? 0 { spare = pixels }
        }
    }

    private func memory(for request: PictureRequest) -> SharedPixels? {
        let size = request.mostBytes
        let kept = spare.withLock { spare -> SharedPixels? in
            guard let kept = spare, kept.bytes.count >= size else { return nil }
            let isRoomy = kept.bytes.count > Self.roomiest * size
            if isRoomy, request.mode == .icon { return nil }  // a symbol does not predict what comes next
            spare = nil
            return isRoomy ? nil : kept
        }
        return kept ?? SharedPixels(size: size)
    }

    /// Bytes of the kept block.
    var spareBytes: Int { spare.withLock { $0?.bytes.count ?? 0 } }

    /// Starts decoding the images of a picture before there is a window.
    ///
    /// - Parameter window: its future size, in pixels.
    public func begin(_ picture: Picture, window: Size) {
        let box = Letterbox(window: window)
        want(
            picture.drawings.compactMap { drawing in
                guard case .image(let image, let area, let fit) = drawing else { return nil }
                return PictureRequest(image, area, fit, box)
            })
    }

    private func drain() {
        while let request = queue.withLock({ $0.next() }) {
            let outcome = decode(request)
            queue.withLock { $0.finish() }
            arrivals.postForNextFrame(outcome)
        }
        processes.settle()
    }

    private func decode(_ request: PictureRequest) -> Outcome {
        do {
            let file = try folders.open(request.image.name)
            defer { close(file) }
            guard let version = FileVersion(file), let pixels = memory(for: request) else {
                return .failed(request, reason: "there is not enough memory")
            }
            return ask(request, file, version, pixels)
        } catch {
            return .failed(request, reason: Sentence(error))
        }
    }

    private func ask(
        _ request: PictureRequest, _ file: Int32, _ version: FileVersion, _ pixels: SharedPixels
    ) -> Outcome {
        let question = DecoderQuestion(request)
        guard let helper = processes.send(question.bytes, [file, pixels.descriptor], for: request) else {
            return .failed(request, reason: "the decoder cannot be started")
        }
        guard Self.answers(helper) else {
            processes.replace(helper)
            return .failed(request, reason: "takes too long to decode")
        }
        var message = [UInt8](repeating: 0, count: DecoderAnswer.mostBytes)
        let length = descriptors_receive(helper.channel, &message, message.count, nil, 0)
        guard length > 0, let answer = DecoderAnswer(Array(message.prefix(length))) else {
            let reason: Sentence = "is damaged or takes too much memory or time"
            return .failed(request, reason: processes.replace(helper).map { "was not read, because \($0)" } ?? reason)
        }
        processes.rest(helper)
        switch answer {
        case .refused(let reason): return .failed(request, reason: reason.sentence)
        case .picture(let width, let height):
            guard width > 0, height > 0, width <= question.outerWidth, height <= question.outerHeight else {
                processes.replace(helper)
                return .failed(request, reason: "was decoded to a wrong size")
            }
            return .decoded(
                DecodedPicture(request: request, width: width, height: height, pixels: pixels, version: version))
        }
    }

    /// Waits for the helper's answer or its death.
    ///
    /// - Returns: false on a timeout. Time that a busy machine spends elsewhere does not count as the helper's work.
    private static func answers(_ helper: ChildProcess) -> Bool {
        let begin = SteadyClock.now, before = SteadyClock.work(of: helper.process)
        var ready = pollfd(fd: helper.channel, events: Int16(POLLIN), revents: 0)
        repeat {
            if poll(&ready, 1, 100) == 1 { return true }
        } while SteadyClock.work(of: helper.process) - before < mostWork && SteadyClock.now - begin < mostWait
        return false
    }
}
