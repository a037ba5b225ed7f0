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

    @Test func `a part of the tale is never named, whatever lies before it`() throws {
        let disk = try TemporaryFolder()
        for outer in 0..<5 { try disk.write("", "\(outer)/inner/x.txt") }
        let folder = try PackFolder(path: disk.path)
        let all = Set((0..<5).map { "\($0)" })
        #expect(OtherFiles(of: folder, parts: all, most: 2).names.filter { $0.count == 2 } == [])
        for part in all {
            let names = OtherFiles(of: folder, parts: [part], most: 2).names
            let others = all.subtracting([part]).map { "\($0)/" }
            #expect(Set(names) == Set(others + ["\(part)/inner/x.txt"]), "\(names)")
        }
    }
}
