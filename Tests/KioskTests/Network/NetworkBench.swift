import TestSupport

/// A kiosk that has joined a network, on which `kiosk-network` runs, with stand-ins for mounts, sticks and the player.
struct NetworkBench {
    let machine: StandIn
    static let folder = "var/lib/pasaka-network", id = "0123456789abcdef"

    init() throws {
        machine = try StandIn()
        try machine.install("usr/lib/pasaka/kiosk-disk")
        try machine.install("usr/lib/pasaka/kiosk-network", of: "installed-network")
        try machine.command("setpriv", "while case $1 in --*) ;; *) false ;; esac; do shift; done; exec \"$@\"")
        try machine.command("unshare", "shift; exec \"$@\"")
        try machine.command("mountpoint", "grep -qx \"$2\" '\(machine.path)/mountpoints'")
        try machine.command("findmnt", "cat '\(machine.path)/disk'")
        try machine.command("mount")
        try machine.program("usr/lib/pasaka/kiosk-stick", "shift 2; exec \"$@\"")
        try machine.folder.write("mountpoints")
        try machine.folder.write("run/pasaka-network/.keep")
        try machine.folder.write("run/pasaka/pasaka/.keep")
        try joins()
    }

    /// Joins a network.
    func joins(reports: Bool = true) throws {
        let json = "{\"id\":\"\(Self.id)\",\"name\":\"Cēsis\",\"address\":\"\",\"outbox\":\"\",\"reports\":\(reports)}"
        try machine.folder.write("\(Self.folder)/kiosk.json", json)
    }

    /// Lets `pasaka day` say something.
    func tells(_ words: String) throws {
        try machine.folder.write("day", words)
        try machine.program("usr/bin/pasaka", "cat '\(machine.path)/day'")
    }

    @discardableResult func run(_ word: String) throws -> StandIn.Result {
        try machine.run(program: "\(machine.path)/usr/lib/pasaka/kiosk-network", [word])
    }

    /// The names in the outbox, sorted.
    var outbox: [String] { machine.folder.names(in: "\(Self.folder)/outbox").sorted() }

    /// The calls of a stand-in.
    func calls(of command: String) throws -> [String] { try machine.calls.filter { $0.hasPrefix("\(command) ") } }
}
