import Foundation
import TestSupport

/// A folder in place of a machine's root, on which the kiosk's scripts run unchanged.
///
/// Their commands are found in its `bin` first: each stub there records its calls. `sleep` is a stub too, so
/// tests need not wait.
struct StandIn {
    let folder: TemporaryFolder
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().path() + "../../.."

    struct Result: Equatable {
        let status: Int32
        /// What was said on both outputs.
        let said: String
    }

    init() throws {
        folder = try TemporaryFolder()
        try command("sleep")
        try command("id", "echo 0")
    }

    /// A machine on which the package is installed, and which GRUB starts if `hasGRUB`.
    static func kiosk(hasGRUB: Bool = false) throws -> StandIn {
        let machine = try StandIn()
        try machine.install("usr/lib/pasaka/kiosk")
        try machine.program("usr/bin/cage")
        try machine.program("usr/sbin/seatd")
        try machine.program(
            "usr/bin/pasaka",
            "cat >'\(machine.path)/digits'; echo '\"pin\" : \"x\"' >'\(machine.path)/var/lib/pasaka/gate.json'")
        try machine.folder.write("var/lib/pasaka/.keep")
        for command in ["systemctl", "udevadm", "systemd-tmpfiles", "update-initramfs", "mount"] {
            try machine.command(command)
        }
        try machine.command("setpriv", "while case $1 in --*) ;; *) false ;; esac; do shift; done; exec \"$@\"")
        if hasGRUB { try machine.installGRUB() }
        return machine
    }

    /// Stand-ins for GRUB's tools: a menu has what the parts in `/etc/grub.d` say, and then Debian's first entry.
    func installGRUB() throws {
        try folder.write("boot/grub/grub.cfg", "menuentry 'Debian' $menuentry_id_option 'gnulinux' {\n")
        try command(
            "update-grub",
            """
            cd '\(path)'
            {
                for part in etc/grub.d/*; do [ ! -x "$part" ] || "$part"; done
                echo "${ENTRY-menuentry 'Debian' \\$menuentry_id_option 'gnulinux' {}"
            } >boot/grub/grub.cfg
            """)
        try command(
            "grub-mkpasswd-pbkdf2",
            "cat >'\(path)/password'; echo 'PBKDF2 hash of your password is grub.pbkdf2.sha512.10000.AB12.CD34'")
    }

    /// Runs `pasaka-kiosk`.
    ///
    /// - Parameter typed: what is typed on its terminal; nil where there is none.
    @discardableResult func kiosk(
        _ words: [String], typed: String? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let program = "\(Self.repository)/kiosk/installed/usr/sbin/pasaka-kiosk"
        guard let typed else { return try run(program: program, words, environment) }
        let line = ([program] + words).map { "'\($0)'" }.joined(separator: " ")
        return try run(
            program: "/usr/bin/script", ["--quiet", "--return", "--command", line, "/dev/null"], environment,
            typed: typed)
    }

    var path: String { folder.path }

    /// Makes a stub that records its calls, and then runs a line of shell.
    ///
    /// - Parameter place: its path below the root.
    func program(_ place: String, _ line: String = "") throws {
        try writeProgram("#!/bin/sh\necho \"${0##*/} $*\" >>'\(path)/calls'\n\(line)\n", to: "\(path)/\(place)")
    }

    /// Makes a stub of a command that is found by its name.
    func command(_ name: String, _ line: String = "") throws { try program("bin/\(name)", line) }

    /// The commands that were called, in turn, with the root's own path left out.
    var calls: [String] {
        get throws {
            guard has("calls") else { return [] }
            return try folder.text("calls").replacing(path, with: "").split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    func has(_ place: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(place)") }

    /// The target of a link; nil where there is none.
    func target(of link: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(link)")
    }

    /// The lines of a file that a package's tree in `kiosk` holds.
    func lines(of place: String, in tree: String = "installed") throws -> [Substring] {
        try String(contentsOfFile: "\(Self.repository)/kiosk/\(tree)/\(place)", encoding: .utf8)
            .split(separator: "\n")
    }

    /// Copies what a package's tree in `kiosk` holds at a path.
    func install(_ place: String, of tree: String = "installed") throws {
        let parent = URL(filePath: "\(path)/\(place)").deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "\(Self.repository)/kiosk/\(tree)/\(place)", toPath: "\(path)/\(place)")
    }

    /// Runs a script of `kiosk` to its end.
    func run(_ script: String, _ arguments: String..., environment: [String: String] = [:]) throws -> Result {
        try run(script, list: arguments, environment: environment)
    }

    func run(_ script: String, list arguments: [String], environment: [String: String]) throws -> Result {
        try run(program: "\(Self.repository)/kiosk/\(script)", arguments, environment)
    }

    /// Runs a file of the machine as shell.
    func shell(_ place: String) throws -> Result { try run(program: "/bin/sh", ["\(path)/\(place)"], [:]) }

    func run(
        program: String, _ arguments: [String], _ environment: [String: String] = [:], typed: String? = nil
    ) throws -> Result {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = [
            "PASAKA_ROOT": path, "DPKG_ROOT": path, "PATH": "\(path)/bin:/usr/bin:/bin", "LC_ALL": "C",
        ].merging(environment) { $1 }
        let input = Pipe()
        process.standardInput = typed == nil ? FileHandle.nullDevice : input
        process.standardOutput = output
        process.standardError = output
        try process.run()
        if let typed { try input.fileHandleForWriting.write(contentsOf: Data(typed.utf8)) }
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, said: String(decoding: said, as: UTF8.self))
    }
}
