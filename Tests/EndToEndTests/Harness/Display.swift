import Foundation
import Glibc
import Senses
import TestSupport

/// A dedicated display (Xvfb), with a keyboard and a pointer (xdotool).
final class Display {
    let name: String
    let width, height: Int
    let server: Child
    private let hands: Child
    private let orders: Int32
    private let memory: UnsafeRawPointer
    private let size: Int
    private let folder: Folder

    init(width: Int = 1280, height: Int = 800) async throws {
        self.width = width
        self.height = height
        folder = try Folder()
        let path = ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": folder.path]
        server = try Child(
            "Xvfb",
            [
                "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path, "-nolisten", "tcp",
                // Without keyboard auto-repeat: a busy machine may hold a key down for a second.
                "-noreset", "-nocursor", "-r",
            ],
            environment: path, output: folder.file("number"), errors: folder.file("log"))
        try await eventually("Xvfb tells its number") { [folder] in folder.text("number").hasSuffix("\n") }
        name = ":" + folder.text("number").trimmingCharacters(in: .whitespacesAndNewlines)
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        orders = ends[1]
        hands = try Child(
            "xdotool", ["-"], environment: path.merging(["DISPLAY": name]) { $1 }, input: ends[0],
            output: folder.file("hands"), errors: folder.file("hands-log"))
        close(ends[0])
        let file = open(folder.file("Xvfb_screen0"), O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var status = stat()
        fstat(file, &status)
        size = Int(status.st_size)
        guard let memory = mmap(nil, size, PROT_READ, MAP_SHARED, file, 0), memory != MAP_FAILED else {
            throw DidNotHappen(description: "the display's memory can be read")
        }
        self.memory = UnsafeRawPointer(memory)
    }

    deinit {
        close(orders)
        munmap(UnsafeMutableRawPointer(mutating: memory), size)
    }

    /// Sends xdotool a command, such as `key Right`; commands run at once, in the order of the calls.
    func order(_ words: String) {
        let line = Array((words + "\n").utf8)
        // If xdotool has died the write would fail, and kill the tests.
        var pipe = sigset_t(), before = sigset_t(), none = timespec()
        sigaddset(&pipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        write(orders, line, line.count)
        sigtimedwait(&pipe, nil, &none)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// Presses and releases a key.
    ///
    /// SDL treats a second press within 2 ms of the server's clock as auto-repeat. A busy server
    /// runs several commands at the same moment, so each key waits for its answer.
    func key(_ name: String) { order("key --delay 6 \(name)\n\(Self.question)\nsleep 0.004") }

    /// Presses keys one after the other, by their names or, whatever stands on them, their numbers: `48` is the one beside
    /// the return key.
    func keys(_ names: String) { for name in names.split(separator: " ") { key(String(name)) } }

    /// Types small letters, spaces, commas and full stops, which lie alike on the keyboards of all tests.
    func type(_ text: String) {
        let names: [Character: String] = [" ": "space", ",": "comma", ".": "period"]
        for character in text { key(names[character] ?? String(character)) }
    }

    /// Lays another keyboard, such as `es`, with the numbers of its keys as before.
    ///
    /// - Parameter options: such as `compose:ralt`.
    func lay(keyboard: String, options: String = "") async throws {
        let laying = try Child(
            "setxkbmap", [keyboard] + (options.isEmpty ? [] : ["-option", options]),
            environment: ["PATH": "/usr/bin:/bin", "DISPLAY": name, "HOME": folder.path],
            output: folder.file("keyboard"), errors: folder.file("keyboard-log"))
        guard try await laying.end() == .exited(0) else {
            throw DidNotHappen(description: "the keyboard \(keyboard) is laid: \(folder.text("keyboard-log"))")
        }
    }

    /// A query to the server, which answers once all earlier commands are done.
    ///
    /// Not a question about a window: it would get all later orders, and may be gone by then. It is refused, as there
    /// need be no window manager, which ends its line.
    private static let question = "get_num_desktops"

    /// Waits until all commands are done.
    func handsRest() async throws {
        let mark = "done \(UInt32.random(in: 0..<UInt32.max))"
        order("\(Self.question)\nexec --sync echo \(mark)")
        try await eventually("xdotool has done its work; it says: \(folder.text("hands-log").suffix(500))") {
            folder.text("hands").contains(mark)
        }
    }

    /// Waits until Pasaka's window has the keyboard focus, which a window manager gives it some time after it is
    /// visible.
    func givesKeysToPasaka() async throws {
        let limit = ContinuousClock.now + patience
        while true {
            let window = try await answer("search", "--onlyvisible", "--name", "^Pasaka$")
            if !window.isEmpty, try await answer("getwindowfocus") == window { return }
            guard ContinuousClock.now < limit else {
                throw DidNotHappen(description: "the window \(window) gets the keys")
            }
            pause(.milliseconds(8))
        }
    }

    private func answer(_ question: String...) async throws -> String {
        let asking = try Child(
            "xdotool", question, environment: ["PATH": "/usr/bin:/bin", "DISPLAY": name, "HOME": folder.path],
            output: folder.file("answer"), errors: folder.file("answer-log"))
        _ = try await asking.end()
        return folder.text("answer")
    }

    // MARK: - Pixels

    /// The header's numbers (XWDFile.h), big-endian.
    private func header(_ index: Int) -> Int {
        Int(UInt32(bigEndian: memory.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
    }

    private var pixels: (start: Int, row: Int) { (header(0) + header(19) * 12, header(12)) }

    /// The colour of a pixel at this moment.
    subscript(x: Int, y: Int) -> RGB {
        let (start, row) = pixels
        let at = start + y * row + x * 4
        func byte(_ offset: Int) -> Int { Int(memory.load(fromByteOffset: at + offset, as: UInt8.self)) }
        return RGB(byte(2), byte(1), byte(0))
    }

    /// A part of the screen at this moment.
    func picture(of area: Area? = nil) -> Picture {
        let area = area ?? Area(x: 0, y: 0, width: width, height: height)
        let (start, row) = pixels
        var bytes: [UInt8] = []
        bytes.reserveCapacity(area.width * area.height * 4)
        for y in area.y..<(area.y + area.height) {
            bytes += UnsafeRawBufferPointer(start: memory + start + y * row + area.x * 4, count: area.width * 4)
        }
        return Picture(width: area.width, height: area.height, bytes: bytes)
    }
}
