import Foundation

enum Converter {
    /// `pasaka-converter` beside the test program.
    static let path: String = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "pasaka-converter").path
    }()
}
