import Foundation
import TestSupport
import Testing

/// How the kiosk switches the screen's own light.
@Suite struct LightScriptTests {
    private let folder: TemporaryFolder
    private let program: String

    init() throws {
        folder = try TemporaryFolder(["lights/panel/bl_power", "lights/second/bl_power"])
        try writeProgram(
            "#!/bin/bash\nwhile [[ $1 == --* ]]; do shift; done\nexec \"$@\"\n", to: "\(folder.path)/bin/setpriv")
        let script = URL(filePath: #filePath).appending(path: "../../../kiosk/installed/usr/lib/pasaka/kiosk-light")
        program = try String(contentsOf: script.standardized, encoding: .utf8)
            .replacing("/run/pasaka/pasaka/screen-light", with: "\(folder.path)/request")
            .replacing("/sys/class/backlight", with: "\(folder.path)/lights")
    }

    private func run() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", program]
        process.environment = ["PATH": "\(folder.path)/bin:/usr/bin:/bin"]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private var powers: [String] {
        get throws {
            try ["panel", "second"].map {
                try String(contentsOfFile: "\(folder.path)/lights/\($0)/bl_power", encoding: .utf8)
            }
        }
    }

    @Test(arguments: [("off\n", "4\n"), ("on\n", "0\n"), ("odd", "0\n")])
    func `every screen is switched as the player asks, and anything odd is light`(request: String, power: String)
        throws
    {
        try folder.write("request", request)
        #expect(try run() == 0)
        #expect(try powers == [power, power])
    }

    @Test func `a request that is a link or a FIFO is none`() throws {
        try folder.write("off", "off\n")
        try folder.makeLink("request", to: "\(folder.path)/off")
        #expect(try run() == 0)
        #expect(try powers == ["", ""])
        folder.remove("request")
        #expect(mkfifo("\(folder.path)/request", 0o600) == 0)
        #expect(try run() == 0)
        #expect(try powers == ["", ""])
    }

    @Test func `without a request nothing is switched`() throws {
        #expect(try run() == 0)
        #expect(try powers == ["", ""])
    }

    @Test func `what the player asks while the screen is switched is done too`() throws {
        let again = "! grep -q 4 \(folder.path)/lights/panel/bl_power || echo on >\(folder.path)/request"
        try writeProgram(
            "#!/bin/bash\n\(again)\nwhile [[ $1 == --* ]]; do shift; done\nexec \"$@\"\n",
            to: "\(folder.path)/bin/setpriv")
        try folder.write("request", "off\n")
        #expect(try run() == 0)
        #expect(try powers == ["0\n", "0\n"])
    }

    @Test func `a machine whose screen has no light of its own is well`() throws {
        try FileManager.default.removeItem(atPath: "\(folder.path)/lights")
        try folder.write("request", "off\n")
        #expect(try run() == 0)
    }
}
