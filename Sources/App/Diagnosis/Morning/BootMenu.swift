import System

/// Whether the kiosk's boot menu asks for a password, as `kiosk-boot-menu` notes it: only root may read the menu itself.
enum BootMenu {
    /// - Returns: nil without a note, as where no kiosk has started.
    static func isLocked(noted file: String = "/run/pasaka-boot-menu") -> Bool? {
        SystemFile.line(file).map { $0 == "locked" }
    }
}
