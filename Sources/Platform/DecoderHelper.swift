import CLinux
import Glibc

/// The helper process: `pasaka decoder`, started by the player with a socket as its descriptor 3.
///
/// It turns one picture after the other into pixels, and when a file kills it, another one takes its place.
public nonisolated enum DecoderHelper {
    static let socket: Int32 = 3
    /// The most that one picture may take.
    static let (mostMemory, mostSeconds): (rlim_t, rlim_t) = (512 << 20, 2)
    /// The player goes first: it must answer the child while pictures are decoded.
    private static let niceness: Int32 = 5
    private static let mostFileBytes = 128 << 20

    /// Answers until the player closes the socket.
    public static func run() {
        limit(RLIMIT_AS, to: mostMemory)
        limit(RLIMIT_CORE, to: 0)
        nice(niceness)
        signal(SIGINT, SIG_IGN)  // Ctrl-C in a terminal is for the player
        // Buffers of pictures go back to the system when they are freed, not into the heap's free lists.
        mallopt(M_MMAP_THRESHOLD, 1 << 18)
        let nowhere = open("/dev/null", O_WRONLY)
        dup2(nowhere, STDERR_FILENO)  // the decoders' chatter
        close(nowhere)
        while serve() {}
    }

    private static func serve() -> Bool {
        var message = [UInt8](repeating: 0, count: DecoderQuestion.length)
        var descriptors: [Int32] = [-1, -1]
        let length = descriptors_receive(socket, &message, message.count, &descriptors, 2)
        guard length > 0 else { return false }
        allowMoreTime()
        let answer = answer(message, file: descriptors[0], memory: descriptors[1]).bytes
        return descriptors_send(socket, answer, answer.count, nil, 0) == answer.count
    }

    private static func answer(_ message: [UInt8], file: Int32, memory: Int32) -> DecoderAnswer {
        defer { if file >= 0 { close(file) } }
        guard let question = DecoderQuestion(message), file >= 0, memory >= 0,
            let target = SharedPixels(descriptor: memory, size: question.width * question.height * 4)
        else { return .refused("was not asked for properly") }
        guard let bytes = read(file) else { return .refused("cannot be read") }
        return PictureDecoding.answer(question, file: bytes, target: target.bytes)
    }

    private static func read(_ file: Int32) -> [UInt8]? {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size <= mostFileBytes else { return nil }
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
                guard got > 0 else { break }
                count += got
            }
        }
        return bytes
    }

    /// The limit counts the whole life of the process, so it moves on with every picture.
    private static func allowMoreTime() {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        limit(RLIMIT_CPU, to: rlim_t(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + mostSeconds + 1)
    }

    private static func limit(_ resource: __rlimit_resource, to value: rlim_t) {
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(resource.rawValue), &limits)
        limits.rlim_cur = min(value, limits.rlim_max)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limits)
    }
}
