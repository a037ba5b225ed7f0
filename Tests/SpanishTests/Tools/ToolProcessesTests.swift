import Engine
import TestSupport
import Testing

@testable import Spanish

/// Tools that fail.
struct ToolProcessesTests {
    private func processes() -> ToolProcesses { ToolProcesses(Tools.host(), patience: patience) }

    private static let good = Toolbox().analyser

    @Test func `a tool that hangs is ended, and the next question is answered`() throws {
        let hanging = Tool(Self.good.path, [Self.good.arguments[1]])  // waits for the end of all input
        let processes = processes()
        #expect(throws: LanguageProblem.failed(hanging.path)) {
            try processes.answer("casa", of: hanging, within: .milliseconds(300))
        }
        #expect(processes.count == 0)
        #expect(try processes.answer("sabo", of: Self.good) == "^sabo/*sabo$")
    }

    @Test func `a tool that says too much or dies is ended`() throws {
        let processes = processes()
        for tool in [Tool("/usr/bin/yes", []), Tool("/usr/bin/true", []), Tool("/usr/bin/id", [])] {
            #expect(throws: LanguageProblem.failed(tool.path)) { try processes.answer("casa", of: tool) }
        }
        #expect(processes.count == 0)
    }

    @Test func `a missing tool or dictionary says what to install`() {
        let processes = processes()
        for tool in [Tool("/usr/bin/none", []), Tool(Self.good.path, ["-z", "/usr/share/apertium/none.bin"])] {
            #expect(throws: LanguageProblem.missing) { try processes.answer("casa", of: tool) }
        }
        #expect("\(LanguageProblem.missing)" == "Apertium and hunspell are missing; install pasaka-soltura")
    }

    @Test func `tools end and start again`() throws {
        let processes = processes()
        _ = try processes.answer("casa", of: Self.good)
        #expect(processes.count == 1)
        processes.close()
        #expect(processes.count == 0)
        #expect(try processes.answer("sabo", of: Self.good) == "^sabo/*sabo$")
    }

    // MARK: - Time

    @Test func `five minutes after the last question the tools end`() throws {
        let time = InventedTime()
        let processes = ToolProcesses(Tools.host(time.agenda), patience: patience)
        _ = try processes.answer("casa", of: Self.good)
        time.pass(.seconds(200))
        _ = try processes.answer("casa", of: Self.good)
        time.pass(.seconds(100))
        #expect(processes.count == 1)
        time.pass(.seconds(199))
        #expect(processes.count == 1)
        time.pass(.seconds(1))
        #expect(processes.count == 0)
    }
}
