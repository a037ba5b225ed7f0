import Engine
import Glibc
import TestSupport
import Testing

@testable import Platform

/// The real helper processes.
struct DecoderProcessesTests {
    private let workshop: Workshop
    private let decoder: PictureDecoder

    init() throws {
        workshop = try Workshop()
        decoder = workshop.decoder()
    }

    /// Decodes a picture of each tale.
    ///
    /// - Returns: the process that has decoded them, once it rests.
    private func process(
        _ tales: String..., isPage: Bool = false, settled: () -> Bool = { true }
    ) throws -> pid_t {
        let requests = try tales.map { tale in
            try workshop.disk.write("stories/\(tale)/a.png", MadePNG.plain(4, 4, .white))
            return PictureRequest(Image("stories/0/\(tale)/a.png"), width: 2, height: 2, mode: .fit, isPage: isPage)
        }
        decoder.want(requests)
        var count = 0
        #expect(
            eventually {
                for case .decoded in decoder.arrivals.drain() { count += 1 }
                return count == requests.count && settled()
            })
        return try #require(decoder.helperProcess)
    }

    @Test func `all pictures of a tale come from one process, those of the next from another`() throws {
        decoder.show(["stories/0/a"])
        let first = try process("a")
        #expect(try process("a") == first)
        decoder.show(["stories/0/b"])
        let second = try process("b")
        #expect(second != first && kill(first, 0) != 0)
        #expect(try process("b") == second)
        #expect(decoder.restarts == 0)
    }

    @Test func `a shelf's covers come from one process, and a fresh one waits for the tale`() throws {
        decoder.show(["stories/0/a", "stories/0/b", "stories/0/c"])
        let covers = try process("a", "b") { decoder.freshProcess != nil }
        let fresh = try #require(decoder.freshProcess)
        #expect(try process("c", "d") == covers)
        #expect(decoder.freshProcess == fresh)
        decoder.show(["stories/0/b"])
        #expect(try process("b") == fresh)
        #expect(decoder.freshProcess == nil && kill(covers, 0) != 0)
    }

    @Test func `a tale's pages come from a fresh process while the shelf still slides away`() throws {
        decoder.show(["stories/0/a", "stories/0/b"])
        let covers = try process("a", "b") { decoder.freshProcess != nil }
        let fresh = try #require(decoder.freshProcess)
        #expect(try process("b", isPage: true) == fresh)
        #expect(kill(covers, 0) != 0 && decoder.freshProcess == nil)
        decoder.show(["stories/0/b"])
        #expect(try process("b", isPage: true) == fresh)
    }

    @Test func `a picture of a former tale that comes late does not share a process with the next one's pages`() throws
    {
        decoder.show(["stories/0/a"])
        _ = try process("a", isPage: true)
        decoder.show(["stories/0/b"])
        let late = try process("a", isPage: true)
        let next = try process("b", isPage: true)
        #expect(next != late)
        #expect(try process("a") != next, "a cover neither")
    }

    @Test func `a tale that is left leaves its process behind before anything else is decoded`() throws {
        decoder.show(["stories/0/a"])
        let tale = try process("a")
        decoder.show([])
        #expect(eventually { kill(tale, 0) != 0 && decoder.helperProcess != nil })
        #expect(decoder.helperProcess != tale && decoder.freshProcess == nil)
    }

    @Test func `what is decoded before the first frame needs no other process when its tale comes`() throws {
        let begun = try process("a")
        decoder.show(["stories/0/a"])
        #expect(try process("a") == begun)
        #expect(decoder.freshProcess == nil)
    }

    @Test(
        arguments: [
            ("stories/0/racenis/1.jpg", "stories/0/racenis"), ("stories/12/a/tellings/x/1.ogg", "stories/12/a"),
            ("interface/heart.svg", nil), ("memory/3.png", nil), ("stories/0/racenis", nil),
        ] as [(String, String?)])
    func `a picture's name tells its tale`(name: String, tale: String?) {
        #expect(Image(name).tale.map(String.init) == tale)
    }
}
