import TestSupport
import Testing

/// What the player's unit waits for at a start.
struct KioskUnitTests {
    private func unit() throws -> [Substring] {
        try StandIn().lines(of: "usr/lib/systemd/system/pasaka-kiosk.service")
    }

    /// Logins, `network.target` behind them, and with that a cable that is missing, are nothing to a tale.
    @Test func `the first picture waits for the seat and the state, and not for logins or a network`() throws {
        let order: Substring = "After=seatd.service pasaka-drivers.service var-lib-pasaka.mount"
        #expect(try unit().filter { $0.hasPrefix("After=") } == [order])
    }

    /// Each of these is done before any service begins, and loads modules or starts programs for it.
    @Test(arguments: [
        "systemd-binfmt.service", "proc-sys-fs-binfmt_misc.automount", "systemd-repart.service", "dev-hugepages.mount",
        "dev-mqueue.mount", "sys-kernel-debug.mount", "sys-kernel-tracing.mount", "sys-kernel-config.mount",
        "sys-fs-fuse-connections.mount", "systemd-journal-flush.service",
    ])
    func `the first picture waits for nothing that a kiosk never uses`(unit: String) throws {
        let masked = try StandIn().lines(of: "usr/lib/pasaka/kiosk/masked")
        #expect(masked.contains { $0.hasPrefix("\(unit) ") })
    }

    @Test func `while the machine starts, the player goes before all other services`() throws {
        #expect(try unit().contains("StartupCPUWeight=1000"))
    }
}
