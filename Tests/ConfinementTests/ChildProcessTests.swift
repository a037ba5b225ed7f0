import Glibc
import TestSupport
import Testing

@testable import Confinement

struct ChildProcessTests {
    private func answer(_ child: ChildProcess) -> String {
        String(decoding: child.answer(before: .now + .seconds(60), atMost: 4096), as: UTF8.self)
    }

    @Test func `a child's output is its answer, and it has no other open file`() throws {
        // The last descriptor is that with which the list is read.
        let words = ["sh", "-c", "cat; ls /proc/self/fd; echo ${PATH:+known}"]
        let child = try ChildProcess.start("/bin/sh", words, over: .output)
        #expect(answer(child) == "0\n1\n2\n3\nknown\n")
        child.end()
    }

    @Test(arguments: [ChildProcess.Connection.messages, .bytes])
    func `a helper has a socket, no other open file and no environment`(connection: ChildProcess.Connection) throws {
        // What the shell was started with; descriptor 3 is the socket, the last reads the list.
        let words = ["sh", "-c", "echo $(ls /proc/self/fd) and $(tr '\\0' ' ' < /proc/$$/environ)$(true) >&3"]
        let child = try ChildProcess.start("/bin/sh", words, over: connection)
        #expect(answer(child) == "0 1 2 3 4 and\n")
        child.end()
    }

    @Test func `a hanging child is killed and gone`() throws {
        let child = try ChildProcess.start("/bin/sleep", ["sleep", "1000"], over: .bytes)
        #expect(child.answer(before: .now + .milliseconds(1), atMost: 1) == [])
        child.end()
        #expect(kill(child.process, 0) == -1)
        #expect(errno == ESRCH)
    }

    @Test(arguments: ["first", "earlier", "later"])
    func `the call for which a sandbox has ended a child is known, from whichever thread it came`(
        thread: String
    ) throws {
        let words = ["confined-attempt", "seccomp+threads", "socket", thread]
        let child = try ChildProcess.start(builtProgram("confined-attempt"), words, over: .bytes)
        #expect(answer(child) == "")
        let call = try #require(child.end().refusedCall)
        #expect(call == RefusedCall(program: "confined-attempt", number: call.number))
        #expect("\(call)".hasSuffix("(socket)"))
        #expect(RefusedCalls.shared.all.contains(call))
    }

    @Test(arguments: ["nothing", "thread", "abort"])
    func `a child that ends otherwise has met no such call`(what: String) throws {
        let words = ["confined-attempt", "seccomp", what, "first"]
        let child = try ChildProcess.start(builtProgram("confined-attempt"), words, over: .bytes)
        #expect(answer(child) == "")
        #expect(child.end().refusedCall == nil)
    }

    @Test func `a program that is not there cannot be started`() {
        #expect(throws: ChildProcess.Failure(code: ENOENT)) {
            try ChildProcess.start("/none", ["none"], over: .bytes)
        }
    }
}
