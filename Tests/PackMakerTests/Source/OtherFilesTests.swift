import TalePacks
import Testing

@testable import PackMaker

struct OtherFilesTests {
    @Test func `endless folders without a file to name are not walked to their end`() throws {
        let disk = try TemporaryFolder()
        for outer in 0..<5 { for inner in 0..<5 { try disk.write("", "\(outer)/\(inner)/Thumbs.db") } }
        let folder = try PackFolder(path: disk.path)
        #expect(OtherFiles(of: folder, parts: []).names == [])
        #expect(OtherFiles(of: folder, parts: [], most: 8).names.count == 4)
    }
}
