import Foundation

/// The path of a program that was built beside the tests.
public func builtProgram(_ name: String) -> String {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appending(path: name).path
}
