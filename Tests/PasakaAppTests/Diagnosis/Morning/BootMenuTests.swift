import TestSupport
import Testing

@testable import PasakaApp

/// What `kiosk-boot-menu` notes is what the morning check says.
struct BootMenuTests {
    @Test(arguments: [("locked\n", true), ("open\n", false), ("foreign\n", false), ("odd", false)])
    func `only a locked menu is locked`(note: String, isLocked: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write("note", note)
        #expect(BootMenu.isLocked(noted: "\(folder.path)/note") == isLocked)
    }

    @Test func `where no kiosk has started there is nothing to say`() throws {
        #expect(BootMenu.isLocked(noted: "\(try TemporaryFolder().path)/note") == nil)
    }
}
