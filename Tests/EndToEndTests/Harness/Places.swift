import Foundation
import Glibc

/// The locations of the program under test and of the repository.
enum Places {
    /// The folder of the package.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path()

    /// The `pasaka` built together with these tests.
    static let program: String = {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        // The tests run inside the tool that loads the bundle, or as the bundle itself.
        let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        let itself = String(decoding: buffer[..<max(0, length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let folders = [itself, bundle ?? itself].map { URL(filePath: $0).deletingLastPathComponent().path() }
        let found = folders.map { $0 + "pasaka" }.first { access($0, X_OK) == 0 } ?? folders[0] + "pasaka"
        return withAssets(found)
    }()

    /// The folder of all programs that were built with it.
    static var folder: String { String(program.dropLast("/pasaka".count)) }

    /// A program built outside the package finds the assets beside itself.
    private static func withAssets(_ program: String) -> String {
        let folder = URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        if !folder.path().hasPrefix(repository) {
            symlink(repository + "/assets", folder.appending(path: "assets").path())
        }
        return program
    }
}

/// A folder for one test, deleted with this value.
final class Folder {
    let path: String
    /// The sound recorded here.
    let ear = Ear()

    init() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "pasaka-test-XXXXXX").path()
        var template = Array(place.utf8CString)
        guard mkdtemp(&template) != nil else { throw DidNotHappen(description: "a temporary folder is made") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    func text(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: file(name)) ?? Data(), as: UTF8.self)
    }

    func makeFolder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
        return file(name)
    }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: file(name), atomically: false, encoding: .utf8)
    }

    var names: [String] { Self.names(at: path) }

    static func names(at path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
}
