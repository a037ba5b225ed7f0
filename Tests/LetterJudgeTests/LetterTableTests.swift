import Foundation
import Testing

@testable import LetterJudge

struct LetterTableTests {
    private func bytes() throws -> [UInt8] {
        try Array(Data(contentsOf: Samples.assets.appending(path: "recognition.bin")))
    }

    private func damage(_ bytes: [UInt8]) -> String? {
        do throws(LetterTable.Damage) {
            _ = try LetterTable(bytes)
            return nil
        } catch {
            return error.reason
        }
    }

    @Test func `the shipped table is whole and at most a megabyte`() throws {
        #expect(try bytes().count <= 1_000_000)
        #expect(damage(try bytes()) == nil)
    }

    @Test func `a cut table is refused wherever it is cut`() throws {
        let bytes = try bytes()
        #expect(damage([]) == "it ends too early")
        for count in stride(from: 4, to: bytes.count, by: 9973) {
            #expect(damage(Array(bytes.prefix(count))) == "it ends too early")
        }
        #expect(damage(bytes + [0]) == "there is something behind its end")
    }

    @Test func `another file is refused`() {
        #expect(damage(Array("RIFF and more".utf8)) == "it does not begin with PLR2")
    }

    @Test func `impossible shapes are refused`() throws {
        for (place, value) in [(4, 0), (4, 200), (6, 0), (6, 21), (9, 255)] as [(Int, UInt8)] {
            var bytes = try bytes()
            bytes[place] = value
            #expect(damage(bytes) == "its networks have an impossible shape")
        }
    }

    @Test func `a threshold that is no number is refused`() throws {
        var bytes = try bytes()
        bytes.replaceSubrange(12..<16, with: [0, 0, 0xc0, 0x7f])
        #expect(damage(bytes) == "it has a number that is none")
    }
}
