import Commands
import Glibc
import Storage

typealias Places = ProgramPlaces

/// The locations of Pasaka's files: shipped content, the family's tales, and state.
extension ProgramPlaces {
    static let version = "0.2.0"
    /// The year of this build: no correct clock shows an earlier one.
    static let buildYear = 2026

    /// The program that reads untrusted files: beside the executable, or installed; nil if missing.
    static func converter(executable: String = executable) -> String? {
        program("pasaka-converter", executable: executable)
    }

    /// One of Pasaka's own programs: beside the executable, or installed; nil if it is missing.
    static func program(_ name: String, executable: String = executable) -> String? {
        ["\(parent(of: executable))/\(name)", "/usr/lib/pasaka/\(name)"].first { access($0, X_OK) == 0 }
    }

    /// The folder of what the user has installed: `$XDG_DATA_HOME/pasaka`.
    static var data: String { base("XDG_DATA_HOME", ".local/share") + "/pasaka" }

    /// The folder of the family's own tales.
    static var ownStories: String { "\(data)/stories" }

    /// The folder of progress and settings: `$XDG_STATE_HOME/pasaka`.
    static var state: String { base("XDG_STATE_HOME", ".local/state") + "/pasaka" }

    /// The cache of converted clips: `$XDG_CACHE_HOME/pasaka/clips`.
    static var clips: String { base("XDG_CACHE_HOME", ".cache") + "/pasaka/clips" }

    /// The runtime folder of a running Pasaka, if available: `$XDG_RUNTIME_DIR/pasaka`, in memory.
    static var running: String? { named("XDG_RUNTIME_DIR").map { $0 + "/pasaka" } }

    /// The folders of the appliance's kiosk.
    struct Kiosk: Hashable {
        static let usualState = "/var/lib/pasaka"

        var state = usualState
        /// Its player's runtime folder.
        var running = "/run/pasaka/pasaka"

        /// The family's tales.
        var stories: String { "\(state)/stories" }

        /// The kiosk, if root asks (who plays no tales); nil for any other user, or if none is installed.
        init?(state: String = usualState, user: uid_t = geteuid()) {
            guard user == 0, OpenFolder.isFolder(state) else { return nil }
            self.state = state
        }
    }

    /// Bytes that stay free where tales are added: progress must remain savable; any other disk may be filled.
    static func spare(at folder: String) -> Int {
        DiskRoom.spare(at: folder, keeping: [state, Kiosk.usualState])
    }

    /// A base directory (freedesktop.org, "XDG Base Directory Specification").
    private static func base(_ variable: String, _ fallback: String) -> String {
        if let folder = named(variable) { return folder }
        let home = getenv("HOME").map { String(cString: $0) } ?? "/tmp"
        return "\(home)/\(fallback)"
    }

    /// The folder in a variable; a relative path is ignored.
    private static func named(_ variable: String) -> String? {
        getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
