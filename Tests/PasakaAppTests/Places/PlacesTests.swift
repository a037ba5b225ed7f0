import Glibc
import TestSupport
import Testing

@testable import PasakaApp

struct PlacesTests {
    /// A test in a separate process, because the environment is global.
    @Test func `absolute paths in the environment are used`() async {
        await #expect(processExitsWith: .success) {
            setenv("XDG_STATE_HOME", "/states", 1)
            setenv("XDG_DATA_HOME", "/data", 1)
            precondition(Places.state == "/states/pasaka")
            precondition(Places.ownStories == "/data/pasaka/stories")
            precondition(Places.data == "/data/pasaka")
        }
    }

    @Test func `relative empty and missing paths are ignored`() async {
        await #expect(processExitsWith: .success) {
            setenv("HOME", "/home/berns", 1)
            setenv("XDG_STATE_HOME", "states", 1)
            setenv("XDG_DATA_HOME", "", 1)
            precondition(Places.state == "/home/berns/.local/state/pasaka")
            precondition(Places.ownStories == "/home/berns/.local/share/pasaka/stories")
            unsetenv("XDG_STATE_HOME")
            precondition(Places.state == "/home/berns/.local/state/pasaka")
        }
    }

    @Test func `assets are found beside or above the program`() throws {
        let disk = try TemporaryFolder(["assets/interface/x", ".build/debug/pasaka"])
        #expect(Places.assets(executable: disk.path + "/.build/debug/pasaka") == disk.path + "/assets")
        #expect(Places.assets(executable: disk.path + "/pasaka") == disk.path + "/assets")
    }

    @Test func `the converter stands beside the program`() throws {
        let disk = try TemporaryFolder(["bin/pasaka-converter"])
        chmod(disk.path + "/bin/pasaka-converter", 0o700)
        #expect(Places.converter(executable: disk.path + "/bin/pasaka") == disk.path + "/bin/pasaka-converter")
    }

    @Test(arguments: [
        ("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a/b", "a"), ("a", "."), ("/a/b/", "/a"),
    ])
    func `every path has a parent`(path: String, parent: String) { #expect(Places.parent(of: path) == parent) }

    @Test func `the program knows itself`() { #expect(access(Places.executable, X_OK) == 0) }
}
