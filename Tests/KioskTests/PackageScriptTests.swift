import TestSupport
import Testing

/// What dpkg runs when the package is installed and removed.
struct PackageScriptTests {
    private let machine: StandIn

    init() throws {
        machine = try StandIn()
        for command in ["systemctl", "pasaka-kiosk", "systemd-sysusers", "usermod"] { try machine.command(command) }
        try machine.command("getent", "echo 'pasaka:x:998:998::/nonexistent:/usr/sbin/nologin'")
    }

    private func isReadOnly() throws { try machine.folder.write("run/pasaka-root/etc/.keep") }

    // MARK: - Packages

    /// The fields of a package, from its paragraph of `kiosk/debian/control`.
    private func control(_ package: String) throws -> [String: String] {
        let text = try String(contentsOfFile: "\(StandIn.repository)/kiosk/debian/control", encoding: .utf8)
        let paragraphs = text.split(separator: "\n\n").map { paragraph in
            Dictionary(
                paragraph.split(separator: "\n").compactMap { line in
                    line.firstRange(of: ": ").map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
                }
            ) { first, _ in first }
        }
        return try #require(paragraphs.first { $0["Package"] == package })
    }

    @Test func `Pasaka needs nothing of Soltura, which needs the same Pasaka and its tools`() throws {
        let (pasaka, soltura) = (try control("pasaka"), try control("pasaka-soltura"))
        #expect(pasaka["Depends"]?.contains("apertium") == false)
        #expect(pasaka["Suggests"]?.contains("pasaka-soltura") == true)
        let needed = Set(soltura["Depends"]?.split(separator: ", ").map(String.init) ?? [])
        #expect(
            needed == [
                "@depends@", "pasaka (= @version@)", "apertium", "apertium-eng-spa", "apertium-lex-tools", "hunspell",
                "hunspell-es", "lttoolbox",
            ])
    }

    @Test func `a network needs the same Pasaka and certificates, and Pasaka needs nothing of it`() throws {
        let needed = Set(try control("pasaka-network")["Depends"]?.split(separator: ", ").map(String.init) ?? [])
        #expect(needed == ["@depends@", "pasaka (= @version@)", "ca-certificates"])
        #expect(try control("pasaka")["Depends"]?.contains("network") == false)
    }

    @Test func `Soltura is installed with the preinst of Pasaka alone, so nothing of the kiosk depends on it`() throws {
        let script = try String(contentsOfFile: "\(StandIn.repository)/kiosk/package", encoding: .utf8)
        let lines = script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("control ") }
        #expect(
            lines == [
                #"control "$root" kiosk/debian/{preinst,postinst,prerm,postrm}"#,
                #"control "$network" kiosk/debian/preinst kiosk/debian/network/{postinst,prerm,postrm}"#,
                #"control "$soltura" kiosk/debian/preinst"#,
            ])
    }

    // MARK: - Releases

    private static let mistakes: [([String], String)] = [
        (["--release", "forky"], "kiosk/chroot: a chroot needs root; try again with: sudo env PATH=\"$PATH\" …\n"),
        (
            ["--release", "../etc"],
            "kiosk/chroot: \"../etc\" is no name of a Debian release; use bookworm or trixie\n"
        ),
        (["--relaese"], "kiosk/package: unknown option --relaese; use --release RELEASE or --without-soltura\n"),
    ]

    @Test(arguments: mistakes)
    func `a package of another release needs root, and a mistake is told in a sentence`(
        words: [String], said: String
    ) throws {
        try machine.command("id", "echo 1000")
        let result = try machine.run(
            "package", list: words + [machine.path + "/made"], environment: ["HOME": machine.path])
        #expect(result == StandIn.Result(status: 1, said: said))
        #expect(machine.folder.names(in: "made") == [])
    }

    @Test(arguments: [[], ["--without-soltura"]])
    func `the chroot is asked for the same packages`(words: [String]) throws {
        try machine.command("swift")
        try machine.command("unshare")
        try machine.folder.write("pasaka/debian-forky/.keep")
        let result = try machine.run(
            "package", list: ["--release", "forky"] + words + [machine.path + "/made"],
            environment: ["XDG_CACHE_HOME": machine.path])
        #expect(result == StandIn.Result(status: 0, said: ""))
        let asked = try #require(try machine.calls.last?.split(separator: " forky ").last)
        #expect(asked == (["kiosk/package"] + words).joined(separator: " "))
    }

    // MARK: - A read-only disk

    @Test(arguments: ["install", "upgrade"])
    func `nothing is installed on a read-only disk, because it would be lost`(verb: String) throws {
        try isReadOnly()
        let result = try machine.run("debian/preinst", verb, "0.1.0")
        #expect(result.status == 1)
        #expect(
            result.said == """
                pasaka: the disk is read-only; anything installed now is lost at the next start.
                pasaka: run pasaka-kiosk read-only off, restart, install, pasaka-kiosk read-only on, restart.

                """)
    }

    @Test func `nor is anything removed from it`() throws {
        try isReadOnly()
        #expect(try machine.run("debian/prerm", "remove").status == 1)
        #expect(try machine.calls == [])
    }

    @Test(arguments: ["install", "upgrade", "abort-upgrade"])
    func `a writable disk accepts it`(verb: String) throws {
        #expect(try machine.run("debian/preinst", verb) == StandIn.Result(status: 0, said: ""))
    }

    // MARK: - Coming

    @Test func `the user has no home that could be written`() throws {
        try machine.install("usr/lib/pasaka/kiosk")
        #expect(try machine.run("debian/postinst", "configure").status == 0)
        #expect(!(try machine.calls.contains { $0.hasPrefix("usermod") }))
        let user = try machine.lines(of: "usr/lib/sysusers.d/pasaka.conf").first { $0.hasPrefix("u ") }
        #expect(user == "u pasaka - \"Pasaka, the picture tales\" /nonexistent /usr/sbin/nologin")
    }

    @Test func `an earlier version's user loses its home, for which the player stops`() throws {
        try machine.install("usr/lib/pasaka/kiosk")
        try machine.folder.write("run/systemd/system/.keep")
        try machine.command("getent", "echo 'pasaka:x:998:998::/var/lib/pasaka:/usr/sbin/nologin'")
        #expect(try machine.run("debian/postinst", "configure", "0.1.0").status == 0)
        let calls = try machine.calls.filter { !$0.hasPrefix("getent") && !$0.hasPrefix("systemd-sysusers") }
        #expect(
            calls == [
                "systemctl daemon-reload", "systemctl --quiet is-active pasaka-kiosk.service",
                "systemctl stop pasaka-kiosk.service", "usermod --home /nonexistent pasaka",
                "systemctl start pasaka-kiosk.service",
            ])
    }

    @Test func `a player that does not start leaves no package half-installed`() throws {
        try machine.install("usr/lib/pasaka/kiosk")
        try machine.folder.write("run/systemd/system/.keep")
        try machine.command("systemctl", "[ \"$1\" != try-restart ]")
        #expect(try machine.run("debian/postinst", "configure", "0.1.0").status == 0)
        #expect(try machine.calls.contains("systemctl try-restart pasaka-kiosk.service"))
    }

    // MARK: - Going

    @Test func `a kiosk that cannot be undone completely does not block the package's removal`() throws {
        try machine.folder.write("run/systemd/system/.keep")
        try machine.command("pasaka-kiosk", "exit 1")
        #expect(try machine.run("debian/prerm", "remove").status == 0)
        #expect(try machine.calls == ["pasaka-kiosk disable", "systemctl stop pasaka-kiosk.service"])
    }

    @Test func `purge takes everything that was kept`() throws {
        for place in ["lib/pasaka/stories/a/story.json", "lib/pasaka-kiosk/before/x", "cache/pasaka/clips/y"] {
            try machine.folder.write("var/\(place)")
        }
        try machine.folder.write("etc/pasaka/kiosk.conf")
        #expect(try machine.run("debian/postrm", "purge") == StandIn.Result(status: 0, said: ""))
        #expect(machine.folder.names(in: "var/lib") == [])
        #expect(machine.folder.names(in: "var/cache") == [])
        #expect(machine.folder.names(in: "etc") == [])
    }

    @Test func `purge empties a partition that it cannot remove, and ends well`() throws {
        try machine.folder.write("var/lib/pasaka/progress.json")
        try machine.folder.write("var/lib/pasaka/lost+found/.keep")
        try machine.command("mountpoint", "[ \"$2\" = '\(machine.path)/var/lib/pasaka' ]")
        let result = try machine.run("debian/postrm", "purge")
        #expect(result.status == 0)
        #expect(machine.folder.names(in: "var/lib/pasaka") == ["lost+found"])
        let sentence = "/var/lib/pasaka stays because it is a separate partition; its line in /etc/fstab also stays"
        #expect(result.said == "pasaka: \(sentence)\n")
    }
}
