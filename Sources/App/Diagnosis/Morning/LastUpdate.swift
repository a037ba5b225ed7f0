import Glibc
import MorningCheck
import Storage

/// The time of the last update of the kiosk, as `kiosk-update` notes it.
enum LastUpdate {
    /// - Returns: nil without the folder of an enabled kiosk.
    static func facts(in folder: String = "/var/lib/pasaka-kiosk", now: Int = time(nil)) -> UpdateFacts? {
        guard OpenFolder.isFolder(folder) else { return nil }
        // A time that is yet to come was written by a wrong clock.
        let times = ["updated", "network"].map { MessageFile.stamp("\(folder)/\($0)") }
            .compactMap { $0.count > 1 && $0[1] <= now ? $0[1] : nil }
        return UpdateFacts(days: times.first.map { (now - $0) / 86_400 })
    }
}
