import Foundation
import TestSupport

enum Converter {
    /// `pasaka-converter` beside the test program.
    static let path: String = {
        let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return own.deletingLastPathComponent().appending(path: "pasaka-converter").path
    }()
}

/// The converter behind a gate: each of its processes waits there before it begins, while the gate is closed.
struct GatedConverter {
    let path: String
    private let gate: String

    init(in disk: borrowing TemporaryFolder) throws {
        (path, gate) = (disk.path + "/gated/converter", disk.path + "/gated/gate")
        try writeProgram(
            """
            #!/bin/sh
            [ ! -p '\(gate)' ] || read -r _ <'\(gate)'
            exec '\(Converter.path)' "$@"

            """, to: path)
    }

    func close() { mkfifo(gate, 0o600) }

    /// Lets all go who wait, and those who come.
    func open() {
        let writer = Glibc.open(gate, O_RDWR | O_CLOEXEC)
        unlink(gate)
        Glibc.close(writer)
    }
}
