import Foundation
import TestSupport
import Testing

/// The apt repository of the packages, as apt itself takes it.
struct RepositoryTests {
    private let machine: StandIn
    private var repository: String { machine.path + "/repository" }
    private var signature: String { repository + "/dists/bookworm/InRelease" }

    init() throws {
        machine = try StandIn()
        try pack("1.0")
        let apt = "etc/apt"
        for place in [
            "\(apt)/sources.list.d", "\(apt)/preferences.d", "\(apt)/trusted.gpg.d", "\(apt)/apt.conf.d",
            "var/lib/apt/lists/partial", "var/cache/apt/archives/partial",
        ] { try machine.folder.write("\(place)/.keep") }
        try machine.folder.write("var/lib/dpkg/status")
    }

    /// Makes a package of nothing.
    private func pack(_ version: String, says description: String = "probe") throws {
        try machine.folder.write(
            "probe/DEBIAN/control",
            """
            Package: probe
            Version: \(version)
            Architecture: all
            Maintainer: Pasaka <pasaka@example.org>
            Description: \(description)

            """)
        try machine.folder.write(
            "pack.sh",
            "chmod -R u=rwX,go=rX '\(machine.path)/probe'\n"
                + "dpkg-deb --build '\(machine.path)/probe' '\(machine.path)/\(version).deb'\n")
        #expect(try machine.shell("pack.sh").status == 0)
    }

    private func make(_ arguments: String...) throws -> StandIn.Result { try make(list: arguments) }

    private func make(list arguments: [String]) throws -> StandIn.Result {
        try machine.run(
            "repository", list: ["--suite", "bookworm"] + arguments,
            environment: ["PASAKA_KEYS": machine.path + "/keys"])
    }

    /// Lets apt look what there is for the first time, and says what it can install, or why nothing.
    private func apt(components: String = "main") throws -> (candidate: String?, said: String) {
        let source = try machine.folder.text("repository/pasaka.sources")
            .replacing("https://example.org/pasaka", with: "file:" + repository)
            .replacing("/usr/share/keyrings", with: repository)
            .replacing("Components: main", with: "Components: \(components)")
        try machine.folder.write("etc/apt/sources.list.d/pasaka.sources", source)
        let own = "-o Dir='\(machine.path)' -o Dir::State::status='\(machine.path)/var/lib/dpkg/status'"
        try machine.folder.write(
            "apt.sh",
            """
            cd '\(machine.path)'
            rm -rf probe_*.deb var/lib/apt/lists/*
            mkdir -p var/lib/apt/lists/partial
            apt-get \(own) -o APT::Sandbox::User=root -o Acquire::Check-Date=true -o Acquire::Check-Valid-Until=true update 2>&1
            apt-get \(own) -o APT::Sandbox::User=root download probe 2>&1
            """)
        let said = try machine.shell("apt.sh").said
        let taken = try FileManager.default.contentsOfDirectory(atPath: machine.path)
            .first { $0.hasPrefix("probe_") && $0.hasSuffix(".deb") }
        return (taken.map { String($0.dropFirst("probe_".count).dropLast("_all.deb".count)) }, said)
    }

    @Test func `apt takes the latest of what was signed`() throws {
        let made = try make(repository, machine.path + "/1.0.deb")
        #expect(made.status == 0, "\(made.said)")
        try pack("1.1")
        #expect(
            try make(repository, machine.path + "/1.1.deb").said.contains(
                "bookworm, 2 packages, 0 for pilots, valid until "))
        let (candidate, said) = try apt()
        #expect(candidate == "1.1", "\(said)")
    }

    /// Lets the pilots have had a version for three days.
    private func tried(_ version: String) throws {
        let package = repository + "/pool/bookworm-pilot/probe_\(version)_all.deb"
        try machine.folder.write("age.sh", "touch --date '73 hours ago' '\(package)'\n")
        #expect(try machine.shell("age.sh").status == 0)
    }

    @Test func `what pilots try is for all after three days, and not before`() throws {
        _ = try make(repository, machine.path + "/1.0.deb")
        try pack("1.1")
        let made = try make("--pilot", repository, machine.path + "/1.1.deb")
        #expect(made.said.contains("bookworm, 1 packages, 1 for pilots, valid until "), "\(made.said)")
        #expect(try apt().candidate == "1.0")
        #expect(try apt(components: "main pilot").candidate == "1.1")
        #expect(try make(repository).status == 0)
        #expect(try apt().candidate == "1.0")
        try tried("1.1")
        #expect(try make(repository).said.contains("bookworm, 2 packages, 0 for pilots"))
        #expect(try apt().candidate == "1.1")
    }

    @Test(arguments: ["pilot", "main"])
    func `a version that pilots have tried is for nobody once there is a newer one`(part: String) throws {
        _ = try make(repository, machine.path + "/1.0.deb")
        try pack("1.9")
        _ = try make("--pilot", repository, machine.path + "/1.9.deb")
        try tried("1.9")
        try pack("1.10")
        let newer = [repository, machine.path + "/1.10.deb"]
        let made = try make(list: part == "pilot" ? ["--pilot"] + newer : newer)
        #expect(made.status == 0, "\(made.said)")
        #expect(!machine.has("repository/pool/bookworm/probe_1.9_all.deb"))
        #expect(
            machine.folder.names(in: "repository/pool/bookworm-pilot")
                == (part == "pilot" ? ["probe_1.10_all.deb"] : []))
        #expect(try apt().candidate == (part == "pilot" ? "1.0" : "1.10"))
        #expect(try apt(components: "main pilot").candidate == "1.10")
    }

    @Test func `a version is called back from the pilots by deleting its file`() throws {
        _ = try make(repository, machine.path + "/1.0.deb")
        try pack("1.1")
        _ = try make("--pilot", repository, machine.path + "/1.1.deb")
        machine.folder.remove("repository/pool/bookworm-pilot/probe_1.1_all.deb")
        #expect(try make(repository).status == 0)
        #expect(try apt(components: "main pilot").candidate == "1.0")
    }

    @Test func `a changed package, a changed list and a missing signature are refused`() throws {
        _ = try make(repository, machine.path + "/1.0.deb")
        let pool = "repository/pool/bookworm/probe_1.0_all.deb", list = "repository/dists/bookworm/main/binary-amd64"
        let package = try Data(contentsOf: URL(filePath: "\(machine.path)/\(pool)"))
        try machine.folder.write(pool, Array(package) + [0])
        #expect(try apt().candidate == nil)
        try machine.folder.write(pool, Array(package))
        let packages = try machine.folder.text("\(list)/Packages")
        try FileManager.default.removeItem(atPath: "\(machine.path)/\(list)/Packages.xz")
        try machine.folder.write("\(list)/Packages", packages.replacing("probe", with: "prole"))
        #expect(try apt().candidate == nil)
        try FileManager.default.removeItem(atPath: signature)
        let (candidate, said) = try apt()
        #expect(candidate == nil && said.contains("does not have a Release file"), "\(said)")
    }

    @Test func `a folder that nobody has signed for long is refused`() throws {
        try machine.command("date", "echo 'Sat, 01 Jan 2022 00:00:00 UTC'")
        _ = try make("--days", "30", repository, machine.path + "/1.0.deb")
        let (candidate, refusal) = try apt()
        #expect(candidate == nil && refusal.contains("expired"), "\(refusal)")
    }

    @Test func `a package of the same version must be the same`() throws {
        _ = try make(repository, machine.path + "/1.0.deb")
        #expect(try make(repository, machine.path + "/1.0.deb").status == 0)
        try pack("1.0", says: "another")
        let refused = try make(repository, machine.path + "/1.0.deb")
        #expect(refused.status == 1)
        #expect(refused.said.hasSuffix("a package that changes gets a new version\n"))
    }

    @Test func `without its key a folder is signed by no other`() throws {
        _ = try make(repository, machine.path + "/1.0.deb")
        let before = try String(contentsOfFile: signature, encoding: .utf8)
        // Not removed: its agent, which ends at any moment, removes its own sockets.
        try FileManager.default.moveItem(atPath: machine.path + "/keys", toPath: machine.path + "/other-keys")
        let refused = try make(repository)
        #expect(refused.status == 1 && refused.said.contains("bring that key back"))
        #expect(try String(contentsOfFile: signature, encoding: .utf8) == before)
    }

    @Test func `a folder that was there keeps its mode, and so does what else lies in it`() throws {
        func mode(_ name: String) -> mode_t {
            var status = stat()
            return stat(name, &status) == 0 ? status.st_mode & 0o777 : 0
        }
        try machine.folder.write("repository/letters/private")
        #expect(chmod(repository, 0o750) == 0 && chmod("\(repository)/letters/private", 0o600) == 0)
        #expect(try make(repository, machine.path + "/1.0.deb").status == 0)
        #expect(mode(repository) == 0o750)
        #expect(mode("\(repository)/letters/private") == 0o600)
        #expect(mode(signature) & 0o444 == 0o444 && mode("\(repository)/dists/bookworm") & 0o555 == 0o555)
    }

    @Test func `the key is not put where all can read it`() throws {
        let refused = try machine.run(
            "repository", list: ["--suite", "bookworm", repository], environment: ["PASAKA_KEYS": repository + "/keys"])
        #expect(refused.status == 1 && refused.said.contains("would be published"))
        #expect(!machine.has("repository"))
    }

    @Test func `what is no package or no number is named`() throws {
        try machine.folder.write("no.deb", "text")
        #expect(
            try make(repository, machine.path + "/no.deb").said
                == "kiosk/repository: \(machine.path)/no.deb: is not a Debian package\n")
        #expect(try make("--days", "never", repository).said.contains("a number from 1 to 9999, not \"never\""))
        #expect(!machine.has("repository"))
    }
}
