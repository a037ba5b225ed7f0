import Glibc
import Testing

@testable import System

struct MemoryFilesTests {
    private func bytes(_ file: Int32) -> [UInt8] {
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 10)
        let count = read(file, &bytes, bytes.count)
        return Array(bytes.prefix(count))
    }

    @Test func `a file opens under its name until it is deleted`() throws {
        let memory = MemoryFiles()
        let folders = AssetFolders(interface: "", stories: [], memory: memory)
        let name = try #require(memory.keep([1, 2, 3], as: "jpg"))
        #expect(bytes(try folders.open(name)) == [1, 2, 3])
        memory.forget(name)
        #expect(throws: AssetFolders.Refusal.self) { try folders.open(name) }
        #expect(memory.keep([4], as: "jpg") != name)
    }

    @Test func `files beyond the limit are not kept`() throws {
        let memory = MemoryFiles(mostBytes: 10)
        let name = try #require(memory.keep([UInt8](repeating: 0, count: 8), as: "jpg"))
        #expect(memory.keep([1, 2, 3], as: "jpg") == nil)
        memory.forget(name)
        #expect(memory.keep([1, 2, 3], as: "jpg") != nil)
    }
}
