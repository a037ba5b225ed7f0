import TestSupport
import Testing

/// How a kiosk without a network is updated: from a folder that a key has signed, as apt itself takes it.
struct StickUpdateTests {
    private let bench: UpdateBench
    private var machine: StandIn { bench.machine }
    private var stick: String { machine.path + "/run/pasaka-sticks/Zibat miņa" }

    init() throws {
        bench = try UpdateBench()
        try machine.folder.write("routes")
        try machine.folder.write("policy", "     release o=Debian,n=bookworm,l=Debian,c=main,b=amd64\n")
        try machine.folder.write("var/lib/dpkg/status")
        // Only what reads the lists is apt itself.
        try machine.command(
            "apt-get",
            """
            case "$*" in *update*) ;; *) exit 0 ;; esac
            own="-o Dir::State::status=\(machine.path)/var/lib/dpkg/status -o Dir::Cache=\(machine.path)/var/cache/apt"
            /usr/bin/apt-get $own -o APT::Sandbox::User=root "$@" || exit
            /usr/bin/apt-cache $own policy probe >'\(machine.path)/probe-policy'
            """)
        try machine.command(
            "dpkg",
            "case $1 in --print-architecture) echo amd64 ;; --compare-versions) exec /usr/bin/dpkg \"$@\" ;; esac")
        try machine.folder.write("var/cache/apt/archives/partial/.keep")
        try machine.command(
            "dpkg-deb",
            """
            [ "$1" = --root-owner-group ] || exec /usr/bin/dpkg-deb "$@"
            for last; do :; done
            : >"$last"
            """)
        machine.folder.remove("bin/date")
    }

    /// Makes a repository of one package, signed by a key of this name, or adds a version to it.
    private func make(key: String, version: Int = 1, _ options: String...) throws {
        let package = machine.path + "/probe"
        try machine.folder.write(
            "probe/DEBIAN/control",
            "Package: probe\nVersion: \(version)\nArchitecture: all\nMaintainer: P <p@example.org>\nDescription: probe\n"
        )
        try machine.folder.write(
            "make.sh", "chmod -R u=rwX,go=rX '\(package)' && dpkg-deb --build '\(package)' '\(package).deb'\n")
        #expect(try machine.shell("make.sh").status == 0)
        let made = try machine.run(
            "repository", list: ["--suite", "bookworm"] + options + [stick, package + ".deb"],
            environment: ["PASAKA_KEYS": "\(machine.path)/\(key)"])
        #expect(made.status == 0, "\(made.said)")
    }

    private func trust(_ place: String) throws {
        try machine.folder.write(
            "trust.sh", "mkdir -p \"$PASAKA_ROOT/\(place)\" && cp '\(stick)/pasaka.gpg' \"$PASAKA_ROOT/\(place)\"\n")
        #expect(try machine.shell("trust.sh").status == 0)
    }

    private func update() throws -> StandIn.Result { try machine.kiosk(["update", stick]) }

    @Test(arguments: ["usr/share/keyrings", "etc/apt/keyrings"])
    func `a signed folder is taken without a network`(keys: String) throws {
        try make(key: "ours")
        try trust(keys)
        let result = try update()
        #expect(result.status == 0, "\(result.said)")
        #expect(bench.updated != nil)
        #expect(try bench.version == "2.0")
        #expect(!machine.has("\(UpdateBench.state)/apt"))
    }

    @Test(arguments: ["main", "main pilot"])
    func `what pilots try is taken only by a machine whose sources name them`(components: String) throws {
        try make(key: "ours")
        try make(key: "ours", version: 2, "--pilot")
        try trust("usr/share/keyrings")
        try machine.folder.write("etc/apt/sources.list.d/pasaka.sources", "Components: \(components)\n")
        let result = try update()
        #expect(result.status == 0, "\(result.said)")
        let candidate = components == "main" ? 1 : 2
        #expect(try machine.folder.text("probe-policy").contains("Candidate: \(candidate)\n"))
    }

    @Test func `without anything of Debian it is taken, but not noted`() throws {
        try machine.folder.write("policy", "     release o=Pasaka,n=bookworm,c=main,b=amd64\n")
        try make(key: "ours")
        try trust("usr/share/keyrings")
        let result = try update()
        #expect(result.status == 0 && result.said.contains("nothing of Debian was there"), "\(result.said)")
        #expect(try bench.version == "2.0")
        #expect(bench.updated == nil)
    }

    @Test(arguments: ["unsigned", "changed", "of another key", "without a key"])
    func `any other folder is refused, and nothing is installed`(how: String) throws {
        try make(key: "ours")
        let lists = "run/pasaka-sticks/Zibat miņa/dists/bookworm"
        let signed = "\(lists)/InRelease"
        if how != "without a key" { try trust("usr/share/keyrings") }
        switch how {
        case "unsigned":
            machine.folder.remove(signed)
            try machine.folder.write("\(lists)/Release", "Origin: Pasaka\n")
        case "changed":
            try machine.folder.write(
                signed, try machine.folder.text(signed).replacing("Origin: Pasaka", with: "Origin: Debian"))
        case "of another key":
            machine.folder.remove("run/pasaka-sticks/Zibat miņa")
            try make(key: "theirs")
        default: break
        }
        let result = try update()
        #expect(result.status == 1, "\(result.said)")
        #expect(try bench.count("unattended-upgrade") == 0)
        #expect(bench.updated == nil)
    }

    @Test func `what is no folder, or has nothing for this machine, is said`() throws {
        #expect(try update().status == 1)
        try machine.folder.write("run/pasaka-sticks/Zibat miņa/dists/bookworm/InRelease")
        try machine.folder.write("etc/apt/keyrings/any.gpg")
        #expect(try update().said.contains("has nothing for this machine"))
    }

    @Test func `a read-only kiosk remembers the folder over its restart`() throws {
        try bench.makeReadOnly()
        try machine.folder.write("run/pasaka-sticks/Zibat miņa/dists/bookworm/InRelease")
        try machine.command("date", "echo 2026-11-28")
        #expect(try update().status == 0)
        #expect(try machine.folder.text("run/pasaka-root/etc/pasaka/writable-once") == "2026-11-28 \(stick)\n")
        #expect(try machine.calls.last == "systemctl reboot")
    }
}
