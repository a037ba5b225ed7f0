import Glibc
import MorningCheck
import Storage

/// The time of the last update of the kiosk, as `kiosk-update` notes it.
enum LastUpdate {
    /// - Returns: nil without the folder of an enabled kiosk, or if its notes are of a time that is yet to come: then the
    ///   clock is wrong, of which another light tells.
    static func facts(in folder: String = "/var/lib/pasaka-kiosk", now: Int = time(nil)) -> UpdateFacts? {
        guard OpenFolder.isFolder(folder) else { return nil }
        let times = ["updated", "network"].map { MessageFile.stamp("\(folder)/\($0)") }.filter { $0.count > 1 }
        guard let last = times.first(where: { $0[1] <= now }) else {
            return times.isEmpty ? UpdateFacts(days: nil) : nil
        }
        return UpdateFacts(days: (now - last[1]) / 86_400)
    }
}
