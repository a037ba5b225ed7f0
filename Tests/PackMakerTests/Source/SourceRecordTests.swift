import Foundation
import Testing

@testable import PackMaker

struct SourceRecordTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func record(_ name: String) -> SourceRecord? { SourceRecord(of: "\(disk.path)/\(name)", place: name) }

    /// Makes a file that says it is long and takes no room.
    private func write(_ name: String, bytes: UInt64) throws {
        try disk.write("", name)
        try FileHandle(forWritingTo: URL(filePath: "\(disk.path)/\(name)")).truncate(atOffset: bytes)
    }

    @Test func `what has been recorded at home counts`() throws {
        try disk.write("picture", "tale/1.jpg")
        let silent = try #require(record("tale"))
        try disk.write("sound", "tale/tellings/owl-blue/1.ogg")
        let told = try #require(record("tale"))
        try disk.write("sound of another day", "tale/tellings/owl-blue/1.ogg")
        let toldAgain = try #require(record("tale"))
        #expect(Set([silent.digest, told.digest, toldAgain.digest]).count == 3)
    }

    @Test func `what a file is called counts`() throws {
        try disk.write("picture", "tale/1.jpg")
        let one = try #require(record("tale"))
        try disk.remove("tale/1.jpg")
        try disk.write("picture", "tale/2.jpg")
        #expect(record("tale") != one)
    }

    @Test func `a film of a terabyte is not read to its end, and its size still counts`() throws {
        try write("tale/film.mp4", bytes: 1 << 40)
        let long = try #require(record("tale"))
        #expect(record("tale") == long)
        try write("tale/film.mp4", bytes: 1 << 39)
        #expect(record("tale") != long)
    }
}
