import Engine
import Glibc
import TestSupport
import Testing

@testable import Platform

/// The real helper process.
struct PictureDecoderTests {
    private let workshop: Workshop
    private let decoder: PictureDecoder

    init() throws {
        workshop = try Workshop()
        decoder = workshop.decoder()
    }

    private struct Missing: Error {}

    private func request(_ image: Image, _ size: Int = 8) -> PictureRequest {
        PictureRequest(image, width: size, height: size, mode: .fit)
    }

    /// Asks for pictures and waits for as many answers.
    private func outcomes(_ requests: [PictureRequest]) -> [PictureDecoder.Outcome] {
        decoder.want(requests)
        var outcomes: [PictureDecoder.Outcome] = []
        _ = eventually {
            outcomes += decoder.arrivals.drain()
            return outcomes.count >= requests.count
        }
        return outcomes
    }

    /// What became of each: the size and first colour, or the reason.
    private func told(_ outcomes: [PictureDecoder.Outcome]) -> [String] {
        outcomes.map { outcome in
            switch outcome {
            case .decoded(let picture):
                "\(picture.width)x\(picture.height) \(Array(picture.pixels.bytes.prefix(4)))"
            case .failed(_, let reason): reason.description
            case .outdated: "is another file now"
            }
        }
    }

    @Test func `a picture is decoded at the size that is wanted`() throws {
        let image = try workshop.image("a.png", MadePNG.plain(40, 20, Color(0x102030)))
        #expect(told(outcomes([request(image)])) == ["8x8 [48, 32, 16, 255]"])
    }

    @Test func `damaged and missing files are told with their reasons`() throws {
        let broken = try workshop.image("b.png", Array(MadePNG.plain(4, 4, .white).prefix(30)))
        let empty = try workshop.image("c.png", [])
        #expect(
            told(outcomes([request(broken), request(empty), request("stories/0/tale/none.png"), request("none")]))
                == [
                    "is a PNG that ends too early", "is empty", "No such file or directory",
                    "is not a name of a picture or sound",
                ])
    }

    @Test func `the memory of an accepted picture is reused for the next one that fits`() throws {
        let large = try workshop.image("a.png", MadePNG.plain(40, 40, Color(0x102030)))
        let small = try workshop.image("b.png", MadePNG.plain(40, 40, Color(0x405060)))
        func memory(_ request: PictureRequest) throws -> SharedPixels {
            guard case .decoded(let picture) = outcomes([request])[0] else { throw Refused() }
            return picture.pixels
        }
        struct Refused: Error {}
        let first = try memory(request(large, 32))
        decoder.reuse(first)
        let second = try memory(request(small, 16))
        #expect(second === first)
        #expect(Array(second.bytes.prefix(4)) == [0x60, 0x50, 0x40, 255])
        // It has not been given back.
        #expect(try memory(request(small, 8)) !== first)
        decoder.reuse(first)
        #expect(try memory(request(large, 36)) !== first)
    }

    @Test func `each picture comes into the memory that it was lent, known to the helper or not`() throws {
        func picture(_ name: String, _ color: Color, _ size: Int) throws -> SharedPixels {
            let image = try workshop.image(name, MadePNG.plain(size, size, color))
            let outcome = try #require(outcomes([request(image, size)]).first)
            guard case .decoded(let picture) = outcome else { throw Missing() }
            return picture.pixels
        }
        func blue(_ pixels: SharedPixels) -> UInt8 { pixels.bytes[0] }
        let first = try picture("a.png", Color(0x010101), 8)
        decoder.reuse(first)
        let second = try picture("b.png", Color(0x020202), 8)
        let larger = try picture("c.png", Color(0x030303), 16)
        #expect(second === first && larger !== first)
        #expect([blue(first), blue(larger)] == [2, 3])
        decoder.reuse(first)
        let last = try picture("d.png", Color(0x040404), 8)
        #expect(last === first)
        #expect([blue(first), blue(larger)] == [4, 3])
    }

    @Test func `memory far too large for a picture is released, but not for a symbol`() throws {
        let image = try workshop.image("a.png", MadePNG.plain(40, 40, Color(0x102030)))
        func spareBytes(after request: PictureRequest) -> Int {
            _ = outcomes([request])
            return decoder.spareBytes
        }
        decoder.reuse(try #require(SharedPixels(size: 32 * 32 * 4)))
        let symbol = PictureRequest(image, width: 8, height: 8, mode: .icon, tint: .white)
        #expect(spareBytes(after: symbol) == 32 * 32 * 4)
        #expect(spareBytes(after: request(image, 8)) == 0)
    }

    @Test func `the most wanted comes first`() throws {
        let images = try ["a", "b", "c"].map { try workshop.image("\($0).png", MadePNG.plain(2, 2, .white)) }
        let order = outcomes(images.reversed().map { request($0) }).map { outcome -> Image? in
            guard case .decoded(let picture) = outcome else { return nil }
            return picture.request.image
        }
        #expect(order == images.reversed())
    }

    /// A drawing that nanosvg never finishes, because its dashes are too small.
    private func endless() throws -> PictureRequest {
        let image = try workshop.image(
            "endless.svg",
            Array(
                ("<svg xmlns='http://www.w3.org/2000/svg' width='1000' height='1000'><path d='M0 0 L1000 1000' "
                    + "stroke='black' stroke-width='1' stroke-dasharray='0.00001'/></svg>").utf8))
        return request(image, 1000)
    }

    @Test func `a file that never ends costs only itself`() throws {
        let good = try workshop.image("good.png", MadePNG.plain(2, 2, .white))
        #expect(
            told(outcomes([try endless(), request(good)]))
                == ["takes too long to decode", "2x2 [255, 255, 255, 255]"])
    }

    @Test(arguments: [(PictureDecoder.mostUnasked, 0), (-1, 3)])
    func `a helper that works between two questions is replaced, before it sees another picture`(
        mostUnasked: Int, restarts: Int
    ) throws {
        let image = try workshop.image("a.png", MadePNG.plain(40, 20, Color(0x102030)))
        let decoder = PictureDecoder(
            folders: workshop.folders, executable: Workshop.executable, mostUnasked: Nanoseconds(mostUnasked))
        for _ in 0..<4 {
            decoder.want([request(image)])
            var outcomes: [PictureDecoder.Outcome] = []
            #expect(
                eventually {
                    outcomes += decoder.arrivals.drain()
                    return !outcomes.isEmpty
                })
            #expect(told(outcomes) == ["8x8 [48, 32, 16, 255]"])
        }
        #expect(decoder.restarts == restarts)
    }

    @Test func `a helper that gets no processor is waited for`() throws {
        let good = try workshop.image("good.png", MadePNG.plain(2, 2, .white))
        #expect(eventually { decoder.helperProcess != nil })
        let helper = try #require(decoder.helperProcess)
        kill(helper, SIGSTOP)
        decoder.want([request(good)])
        // Longer than the CPU limit.
        usleep(2_200_000)
        kill(helper, SIGCONT)
        var outcomes: [PictureDecoder.Outcome] = []
        _ = eventually {
            outcomes += decoder.arrivals.drain()
            return !outcomes.isEmpty
        }
        #expect(told(outcomes) == ["2x2 [255, 255, 255, 255]"])
    }

    @Test func `what is no longer wanted is not decoded`() throws {
        let images = try (0..<50).map { try workshop.image("\($0).png", MadePNG.plain(2, 2, .white)) }
        let slow = try endless()
        decoder.want([slow] + images.map { request($0) })
        let told = told(outcomes([request(images[49])]) + outcomes([request(images[0])]))
        // The slow one may have been begun before the others were no longer wanted.
        #expect(told.count { $0 == "2x2 [255, 255, 255, 255]" } <= 2)
        #expect(told.last == "2x2 [255, 255, 255, 255]")
    }

    @Test func `a helper that was killed is replaced and no picture is lost`() throws {
        let good = try workshop.image("good.png", MadePNG.plain(2, 2, .white))
        #expect(told(outcomes([request(good)])) == ["2x2 [255, 255, 255, 255]"])
        let first = try #require(decoder.helperProcess)
        kill(first, SIGKILL)
        // A zombie is still a process; it is dead when its state says so.
        #expect(eventually { isDead(first) })
        #expect(told(outcomes([request(good, 1)])) == ["1x1 [255, 255, 255, 255]"])
        #expect(decoder.helperProcess != first)
    }

    @Test func `the helper is locked in`() throws {
        let good = try workshop.image("good.png", MadePNG.plain(2, 2, .white))
        #expect(told(outcomes([request(good)])) == ["2x2 [255, 255, 255, 255]"])
        let lines = try told("status").split(separator: "\n")
        #expect(lines.filter { ["NoNewPrivs:\t1", "Seccomp:\t2", "Threads:\t1"].contains($0) }.count == 3)
    }

    @Test func `the helper is the first to go when memory runs short`() throws {
        #expect(eventually { decoder.helperProcess != nil })
        #expect(try eventually { try told("oom_score_adj") == "1000\n" })
    }

    /// What the kernel says of the helper process.
    private func told(_ name: String) throws -> String {
        let file = open("/proc/\(try #require(decoder.helperProcess))/\(name)", O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 13)
        return String(decoding: bytes[..<max(0, read(file, &bytes, bytes.count))], as: UTF8.self)
    }

    private func isDead(_ process: pid_t) -> Bool {
        let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return true }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let text = String(decoding: bytes[..<max(0, read(file, &bytes, bytes.count))], as: UTF8.self)
        return text.split(separator: ")").last?.hasPrefix(" Z") == true
    }

    @Test func `the helper ends with its decoder`() throws {
        var decoder: PictureDecoder? = workshop.decoder()
        #expect(eventually { decoder?.helperProcess != nil })
        let process = try #require(decoder?.helperProcess)
        decoder = nil
        #expect(eventually { kill(process, 0) != 0 })
    }

    @Test func `without a helper there is a reason`() throws {
        let good = try workshop.image("good.png", MadePNG.plain(2, 2, .white))
        let lonely = PictureDecoder(folders: workshop.folders, executable: "/nowhere/pasaka")
        lonely.want([request(good)])
        var reason: String?
        #expect(
            eventually {
                for case .failed(_, let text) in lonely.arrivals.drain() { reason = text.description }
                return reason != nil
            })
        #expect(reason == "the decoder cannot be started" || reason?.hasPrefix("is damaged") == true)
    }
}
