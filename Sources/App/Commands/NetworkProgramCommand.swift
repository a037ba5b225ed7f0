import ArgumentParser
import Commands
import Glibc

/// Becomes the program of a package of its own, the only one that uses a network.
struct NetworkProgramCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "network", abstract: said("Publishes tales and settings for many kiosks: pasaka-network."))

    @Argument(parsing: .captureForPassthrough, help: .said("What pasaka-network is told.", valueName: "words"))
    var words: [String] = []

    func run() throws {
        if let program = Places.program("pasaka-network") {
            execv(program, ([program] + words).map { strdup($0) } + [nil])
        }
        throw CommandFailure("this needs the package pasaka-network; install it: sudo apt install pasaka-network")
    }
}
