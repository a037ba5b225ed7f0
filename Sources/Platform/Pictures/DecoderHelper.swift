import CLinux
import Confinement
import Glibc
import System

/// The decoder process: `pasaka decoder`, started by the player with a socket as descriptor 3.
///
/// It decodes one picture at a time; if a file crashes it, another process replaces it. It is sandboxed
/// before the first picture: it has its socket, what arrives over it, and nothing else.
public nonisolated enum DecoderHelper {
    static let socket: Int32 = 3
    /// The limits for one picture.
    static let mostMemory = 512 << 20, mostSeconds = 2
    /// Standard streams, socket, file and memory, and a few spare.
    private static let mostDescriptors = 16
    private static let mostFileBytes = 128 << 20
    /// A file buffer up to this size is reused.
    private static let keptFileBytes = 2 << 20

    /// Answers until the player closes the socket.
    public static func run() {
        let failure = lockIn()
        var desk = Desk()
        while serve(failure, &desk) {}
    }

    /// State reused for the next picture, because it costs more than a tenth of decoding.
    private struct Desk {
        var file: [UInt8] = []
        /// The player usually lends the same memory again.
        var memory: SharedPixels?
    }

    /// - Returns: the answer to every question if the process cannot be sandboxed.
    private static func lockIn() -> DecoderAnswer? {
        PictureDecoding.loadLibrary()
        do throws(ConfinementFailure) {
            try Confinement.begin()
            keepMemoryForNextPicture()
            Confinement.limit(RLIMIT_AS, to: mostMemory)
            Confinement.limit(RLIMIT_NOFILE, to: mostDescriptors)
            Confinement.limit(RLIMIT_FSIZE, to: 0)
            try Confinement.lock()
            return nil
        } catch {
            return .refused(.notLockedIn(error))
        }
    }

    private static func serve(_ failure: DecoderAnswer?, _ desk: inout Desk) -> Bool {
        var message = [UInt8](repeating: 0, count: DecoderQuestion.length)
        var descriptors: [Int32] = [-1, -1]
        let length = descriptors_receive(socket, &message, message.count, &descriptors, 2)
        guard length > 0 else { return false }
        Confinement.limitTime(seconds: mostSeconds)
        let answer = (failure ?? answer(message, file: descriptors[0], memory: descriptors[1], &desk)).bytes
        return descriptors_send(socket, answer, answer.count, nil, 0) == answer.count
    }

    private static func answer(
        _ message: [UInt8], file: Int32, memory: Int32, _ desk: inout Desk
    ) -> DecoderAnswer {
        defer { if file >= 0 { close(file) } }
        guard let question = DecoderQuestion(message), file >= 0, memory >= 0,
            let target = pixels(memory, size: question.outerWidth * question.outerHeight * 4, &desk)
        else { return .refused(.fixed(.notAsked)) }
        guard read(file, into: &desk.file) else { return .refused(.fixed(.unreadable)) }
        defer { if desk.file.capacity > keptFileBytes { desk.file = [] } }
        return PictureDecoding.answer(question, file: desk.file, target: target.bytes)
    }

    /// The memory lent by the player; that of the previous picture is unmapped if it is another.
    private static func pixels(_ descriptor: Int32, size: Int, _ desk: inout Desk) -> SharedPixels? {
        if let memory = desk.memory, memory.bytes.count >= size, memory.isSame(as: descriptor) {
            close(descriptor)
            return memory
        }
        desk.memory = nil
        desk.memory = SharedPixels(descriptor: descriptor, size: size)
        return desk.memory
    }

    /// Reads a whole file; if it is shorter than announced, so is `bytes`.
    private static func read(_ file: Int32, into bytes: inout [UInt8]) -> Bool {
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size <= mostFileBytes else { return false }
        let size = Int(status.st_size)
        bytes.removeLast(max(0, bytes.count - size))
        bytes.append(contentsOf: repeatElement(0, count: size - bytes.count))
        let count = bytes.withUnsafeMutableBytes { buffer in
            var count = 0
            while count < size {
                let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
                guard got > 0 else { break }
                count += got
            }
            return count
        }
        bytes.removeLast(size - count)
        return true
    }
}
