import FoundationEssentials
import Glibc
import KioskNetwork
import MorningCheck
import NetworkShelf
import Storage

/// The last contact with the network that sends tales and settings.
enum LastContact {
    /// - Parameters:
    ///   - folder: the kiosk's part of the network; nil where there is none.
    ///   - state: the folder of what is stored.
    /// - Returns: nil in no network.
    static func facts(in folder: String?, state: String, now: Int = time(nil)) -> NetworkFacts? {
        guard let folder, let shelf: NetworkShelf = read("\(folder)/\(NetworkShelf.file)", NetworkShelf.mostBytes)
        else {
            return nil
        }
        let contact: NetworkContact? = read("\(folder)/\(NetworkContact.file)", NetworkContact.mostBytes)
        return NetworkFacts(
            refusal: contact?.refusal ?? (hasUnreadable(shelf, state) ? "W6" : nil),
            days: contact?.whole.map { max(0, now - $0) / 86_400 },
            age: seconds(of: shelf.date).map { max(0, now - $0) / 86_400 })
    }

    /// Whether a tale came that cannot be shown.
    private static func hasUnreadable(_ shelf: NetworkShelf, _ state: String) -> Bool {
        let followed: FollowedTales? = read("\(state)/\(FollowedTales.name).json", 1 << 20)
        return shelf.tales.contains { followed?.tales[$0.id]?.refusedBy != nil }
    }

    private static func read<Value: Decodable>(_ path: String, _ most: Int) -> Value? {
        (try? OrdinaryFile.read(path, atMost: most)).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
    }

    /// The seconds since 1970 at noon, in UTC, of a day such as `2026-11-29`.
    private static func seconds(of day: String) -> Int? {
        let parts = day.split(separator: "-").compactMap { Int32($0) }
        guard parts.count == 3, (1970...9999).contains(parts[0]) else { return nil }
        var time = tm()
        (time.tm_year, time.tm_mon, time.tm_mday, time.tm_hour) = (parts[0] - 1900, parts[1] - 1, parts[2], 12)
        return timegm(&time)
    }
}
