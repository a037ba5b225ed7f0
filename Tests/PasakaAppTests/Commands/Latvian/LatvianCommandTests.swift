import Foundation
import TestSupport
import Testing

/// The commands in a Latvian locale, with whatever people do to them.
struct LatvianCommandTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// What a program says, on both outputs.
    private func said(_ arguments: [String], by program: String = "pasaka") throws -> String {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(filePath: builtProgram(program))
        process.arguments = arguments
        process.environment = [
            "LANG": "lv_LV.UTF-8", "HOME": disk.path, "XDG_DATA_HOME": disk.path + "/data", "PATH": "/usr/bin:/bin",
            "SDL_AUDIODRIVER": "dummy", "DBUS_SESSION_BUS_ADDRESS": "disabled",
        ]
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return text.replacing(disk.path, with: "")
    }

    /// - Parameter count: the fewest lines that it says.
    private func expectLatvian(_ arguments: [String], lines count: Int = 1, by program: String = "pasaka") throws {
        let lines = try said(arguments, by: program).split(separator: "\n").map(String.init)
        #expect(lines.count >= count, "\(lines)")
        // A list of commands begins each line with a name.
        let said = lines.map { $0.replacing(#/^ {2}[a-z-]+ {2,}/#, with: "") }
        #expect(said.filter { !EnglishWords.found(in: $0).isEmpty } == [])
    }

    private func drawing(_ width: Int) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="6"/>"#
    }

    private func write(_ files: [String: String]) throws {
        for (name, text) in files { try disk.write(name, text) }
    }

    @Test func `a folder with all kinds of faults is added in Latvian`() throws {
        for number in 1...5 { try disk.write("Vasara/\(number).svg", drawing(number)) }
        try write([
            "Vasara/1.mp3": "nekas", "Vasara/2.png": "nekas", "Vasara/3.jpg": "nekas", "Vasara/5 (1).svg": drawing(5),
            "Vasara/6.jpg": "nekas", "Vasara/IMG_0007.jpg": "nekas", "Vasara/IMG_E0007.svg": drawing(7),
            "Vasara/IMG_0007.mov": "nekas", "Vasara/b.pdf": "nekas", "Vasara/v.dng": "nekas", "Vasara/x.qqq": "nekas",
            "Vasara/teksts.txt": "Reiz\n\nun\n\nvēl", "Vasara/cover.jpg": "nekas", "Vasara/liekais.mp3": "nekas",
            "Vasara/tellings/fox-orange/1.ogg": "nekas", "Vasara/tellings/fox-orange/99.ogg": "nekas",
            "Vasara/tellings/fox-orange/telling.json": "{", "Vasara/tellings/owl-blue/99.ogg": "nekas",
        ])
        try disk.write("Vasara/4.txt", [0xff, 0xfe, 0, 0xd8, 0, 0xd8])
        try disk.write(Array("Vasara/".utf8) + [0xe2] + Array(".jpg".utf8), [])
        try expectLatvian(["add", disk.path + "/Vasara", "--to", disk.path + "/tales"], lines: 30)
    }

    @Test func `a finished tale with faults is added and checked in Latvian`() throws {
        let story = """
            {"id": "a/b", "title": 3, "slides": [{"id": "1", "imageName": "1", "audioName": "gone", "text": "viens divi",
             "words": [[0, 1]], "explain": {"trīs": {"text": "x"}, "viens": {"text": "y", "clip": "gone"}}, "what": 1},
             {"id": "1", "imageName": "gone"}, 7, {"id": "3", "imageName": "1", "wolves": 9}]}
            """
        try write([
            "src/story.json": story, "src/1.svg": drawing(1), "tales/a/story.json": story, "tales/a/1.svg": drawing(1),
            "tales/a/2.png": "nekas", "tales/a/x.mp3": "nekas", "tales/b/story.json": "{", "tales/c/1.jpg": "nekas",
            "tales/loose.jpg": "nekas", "tales/a/tellings/owl-blue/1.ogg": "nekas",
        ])
        try expectLatvian(["add", disk.path + "/src", "--to", disk.path + "/new"], lines: 6)
        try expectLatvian(["check", disk.path + "/tales"], lines: 6)
        try expectLatvian(["probe", disk.path + "/tales"])
        try expectLatvian(["time", disk.path + "/tales/a", disk.path + "/none"], lines: 2)
    }

    @Test func `many books are added in Latvian`() throws {
        try write([
            "books/a.epub": "nekas", "books/b.pdf": "%PDF-1.4", "books/c.zip": "PK\u{3}\u{4}", "books/d.cbr": "Rar!",
            "books/e.mp4": "nekas", "books/f.pptx": "nekas", "books/G/1.svg": drawing(1), "books/H/1.jpg": "nekas",
        ])
        try expectLatvian(["add", disk.path + "/books", "--to", disk.path + "/tales"], lines: 9)
        try expectLatvian(["add", disk.path + "/books", "--to", disk.path + "/tales"], lines: 9)
        try expectLatvian(["add", disk.path + "/books", "--title", "X", "--to", disk.path + "/tales"])
    }

    @Test(arguments: [
        ["add", "/none"], ["add", "/dev/null"], ["add"], ["save", "x", "/none"], ["restore", "x", "--in", "/none"],
        ["check", "/none"], ["photograph", "x", "-o", "/none/x.png"], ["selftest", "--codes"], ["--no-such-option"],
        ["probe", "/none"], ["pin", "x"], ["voice", "list"], ["model", "list"],
    ])
    func `refusals and tables are Latvian`(arguments: [String]) throws { try expectLatvian(arguments) }

    @Test(arguments: [
        ["help"], ["add", "--help"], ["save", "--help"], ["restore", "--help"], ["photograph", "--help"],
        ["check", "--help"], ["time", "--help"], ["probe", "--help"], ["selftest", "--help"], ["report", "--help"],
        ["play", "--help"], ["pin", "--help"], ["letters", "--help"], ["letters", "judge", "--help"],
        ["anki", "--help"], ["voice", "--help"],
        ["voice", "say", "--help"], ["model", "--help"], ["model", "add", "--help"],
        ["model", "list", "--help"], ["model", "exam", "--help"], ["soltura", "--help"], ["soltura", "hear", "--help"],
        ["soltura", "scenarios", "--help"], ["soltura", "prompt", "--help"], ["soltura", "chat", "--help"],
        ["soltura", "check", "--help"], ["soltura", "conjugate", "--help"],
    ])
    func `the help is Latvian`(arguments: [String]) throws { try expectLatvian(arguments, lines: 3) }

    @Test(arguments: [
        "", "new", "add", "withdraw", "settings", "publish", "join-stick", "key", "recover", "fetch", "stick", "wish",
        "reports",
    ])
    func `the help of the network's commands is Latvian`(command: String) throws {
        let words = command.isEmpty ? ["--help"] : [command, "--help"]
        try expectLatvian(words, lines: 3, by: "pasaka-network")
    }

    @Test func `a settings file with an unknown name is refused in Latvian, with its name`() throws {
        let network = disk.path + "/net"
        _ = try said(["new", network, "--name", "Bibliotēkas"], by: "pasaka-network")
        try disk.write("settings.json", #"{"version": 1, "langwidge": "lv"}"#)
        let text = try said(["settings", network, disk.path + "/settings.json"], by: "pasaka-network")
        #expect(text.contains("langwidge"))
        #expect(try disk.text("net/hub.json").contains("langwidge") == false)
        try expectLatvian(["settings", network, disk.path + "/settings.json"], by: "pasaka-network")
        try disk.write("settings.json", #"{"version": 1, "language": "lv"}"#)
        _ = try said(["settings", network, disk.path + "/settings.json"], by: "pasaka-network")
        #expect(try disk.text("net/hub.json").contains(#""language" : "lv""#))
    }
}
