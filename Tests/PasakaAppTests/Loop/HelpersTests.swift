import Engine
import Glibc
import Testing

@testable import PasakaApp

struct HelpersTests {
    private let helpers = Helpers()

    /// A program that runs a line of a shell's.
    private func start(_ line: String) throws -> any HelperProcess {
        try helpers.start("sh", at: "/bin/sh", ["-c", line])
    }

    /// Everything that a helper sends until it ends.
    private func answer(_ helper: any HelperProcess) -> String {
        var (all, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
        while true {
            let count = read(helper.socket, &buffer, buffer.count)
            guard count > 0 else { break }
            all += buffer[..<count]
        }
        return String(decoding: all, as: UTF8.self)
    }

    @Test func `a helper gets what is sent, and its answer comes back`() throws {
        let helper = try start("read -r line <&3; echo \"heard $line\" >&3")
        #expect(write(helper.socket, "words\n", 6) == 6)
        #expect(answer(helper) == "heard words\n")
        helper.end()
    }

    @Test func `it has no environment and no descriptor but its socket`() throws {
        let secret = open("/dev/null", O_RDONLY)
        defer { close(secret) }
        let helper = try start("{ /usr/bin/env | /bin/grep -c HOME; /bin/ls /proc/self/fd | /bin/grep -c .; } >&3")
        // The three standard streams, the socket, and the folder that is being listed.
        #expect(answer(helper) == "0\n5\n")
        helper.end()
    }

    @Test func `a helper that is ended is gone, and ending it again does nothing`() throws {
        let helper = try start("echo $$ >&3; exec /bin/sleep 1000 3>&-")
        let process = Int32(answer(helper).split(separator: "\n").first.map(String.init) ?? "")
        helper.end()
        helper.end()
        #expect(kill(try #require(process), 0) != 0)
    }

    @Test func `what is left ends with the services`() throws {
        let helper = try start("echo $$ >&3; exec /bin/sleep 1000 3>&-")
        let process = Int32(answer(helper).split(separator: "\n").first.map(String.init) ?? "")
        helpers.close()
        #expect(kill(try #require(process), 0) != 0)
    }

    @Test func `a program that is missing or cannot run is one sentence`() {
        #expect(throws: NoHelper.self) { try helpers.start("pasaka-listener", at: nil, []) }
        do {
            _ = try helpers.start("pasaka-listener", at: "/none", [])
            Issue.record("it runs")
        } catch {
            #expect(error.description == "pasaka-listener cannot be started: /none: No such file or directory")
        }
    }
}
