import TestSupport

/// A machine that is kept up to date, with stand-ins for apt, dpkg, the network and the player.
///
/// The version that is installed is in `version`, the red lights of its self-test are in `red`, what the player's unit
/// is said to be is in `player`, and its health in `health`.
struct UpdateBench {
    let machine: StandIn
    static let state = "var/lib/pasaka-kiosk"

    init() throws {
        machine = try StandIn.kiosk()
        let path = machine.path
        try machine.folder.write("version", "1.0\n")
        try machine.folder.write("newest", "2.0\n")
        try machine.folder.write("red")
        try machine.folder.write("player", "inactive\n")
        try machine.folder.write("routes", "default via 192.168.1.1 dev eth0 proto dhcp\n")
        try machine.folder.write(
            "policy", "     release v=12.5,o=Debian,n=bookworm-security,l=Debian-Security,c=main,b=amd64\n")
        try machine.folder.write("run/pasaka/pasaka/.keep")
        try machine.command("date", "echo 2026-11-28")
        try machine.command("ip", "[ \"$1\" = -6 ] || cat '\(path)/routes'")
        try machine.command("nmcli", "echo no")
        try machine.command("systemctl", "case \"$*\" in is-active*) cat '\(path)/player' ;; esac")
        try machine.command("findmnt", "echo rw")
        try machine.command("pkill", "cp '\(path)/health' '\(path)/run/pasaka/pasaka/health.json'")
        try machine.program("usr/bin/pasaka", "cat '\(path)/red'; [ ! -s '\(path)/red' ]")
        try machine.command("apt-get")
        try machine.command(
            "apt-cache",
            "if [ \"$2\" ]; then echo \"  Candidate: $(cat '\(path)/newest')\"; else cat '\(path)/policy'; fi")
        try machine.command("unattended-upgrade", "cp '\(path)/newest' '\(path)/version'")
        try machine.command("dpkg", "[ \"$1\" != --install ] || echo 1.0 >'\(path)/version'")
        try machine.command("dpkg-deb", "for last; do :; done; : >\"$last\"")
        try machine.command(
            "dpkg-query",
            """
            case "$*" in
            *pasaka-soltura* | *pasaka-network*) exit 1 ;;
            *--control-list*) printf '%s\\n' md5sums postinst prerm ;;
            *--control-show*) echo "its ${3}" ;;
            *Package*) echo "pasaka $(cat '\(path)/version') installed" ;;
            *Status*) echo "$(cat '\(path)/version') installed" ;;
            *--show*) cat '\(path)/version' ;;
            *--listfiles*) echo /usr/bin/pasaka ;;
            *) echo "Package: pasaka" ;;
            esac
            """)
    }

    @discardableResult func update(_ words: String...) throws -> StandIn.Result {
        try machine.run("installed/usr/lib/pasaka/kiosk-update", list: words, environment: [:])
    }

    /// The day of the last good update; nil for none.
    var updated: String? { try? machine.folder.text("\(Self.state)/updated") }

    /// The version that is installed.
    var version: String { get throws { String(try machine.folder.text("version").dropLast()) } }

    /// The number of calls that begin with some words.
    func count(_ words: String) throws -> Int { try machine.calls.count { $0.hasPrefix(words) } }

    /// How often the player was asked what it shows.
    var looks: Int { get throws { try count("pkill --signal USR1 --uid pasaka --full ^/usr/bin/pasaka --kiosk$") } }

    /// A disk that is read-only, below an overlay.
    func makeReadOnly() throws {
        try machine.folder.write("run/pasaka-root/etc/pasaka/kiosk.conf", "PASAKA_READ_ONLY=yes\n")
        let script = "scripts/init-bottom/pasaka-read-only"
        let lines = try machine.lines(of: "usr/lib/pasaka/kiosk/initramfs/\(script)")
        try machine.folder.write("run/pasaka-root/etc/initramfs-tools/\(script)", lines.joined(separator: "\n"))
    }

    /// What the player says of itself.
    func says(route: String) throws {
        try machine.folder.write("player", "active\n")
        try machine.folder.write(
            "health", "{\n  \"problems\" : [],\n  \"route\" : \"\(route)\",\n  \"sound\" : \"\"\n}\n")
    }
}
