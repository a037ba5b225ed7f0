import Conversion
import Foundation
import PackMaker

extension Converters {
    /// `pasaka-converter` beside the test program.
    static let real: Converting = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return Conversion(executable: own.deletingLastPathComponent().appending(path: "pasaka-converter").path).run
    }()
}

extension TemporaryFolder {
    func write(_ bytes: [UInt8], _ name: String) throws {
        try write("", name)
        try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
    }
}
