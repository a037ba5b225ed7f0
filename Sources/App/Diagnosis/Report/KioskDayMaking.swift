import Engine
import FoundationEssentials
import Glibc
import GrownUps
import KioskNetwork
import MorningCheck
import NetworkShelf
import Storage
import Stories
import System

extension KioskDay {
    /// How the kiosk with this state was on a day: what its files say.
    ///
    /// - Parameter network: the folder of what a network sends.
    init(_ date: String, state: String, network: String) {
        func document<Content: Document>(_ most: Int) -> Content? {
            Self.read("\(state)/\(Content.name).json", atMost: most)
        }
        let shelf: NetworkShelf? = Self.read("\(network)/\(NetworkShelf.file)", atMost: NetworkShelf.mostBytes)
        let incidents: Incidents = document(256 << 10) ?? Incidents()
        let day = incidents.days.first { $0.date == date }
        self.init(
            date: date, name: Self.machine, pasaka: Places.version, debian: Machine.debian ?? "",
            index: shelf?.number ?? 0, ring: shelf?.ring, lights: (document(256 << 10) as SelfTest?)?.codes ?? [],
            free: (Machine.freeSpace(at: state)?.bytes ?? 0) / 1_000_000, starts: day?.starts ?? 0,
            crashes: day?.crashes ?? 0)
        let counts: Counts = document(8 << 20) ?? Counts(), names = Self.names(document(1 << 20) ?? FollowedTales())
        for (id, tale) in counts.total {
            guard let name = names[id] else { continue }
            tales[name] = Count(begun: tale.starts, heard: tale.finishes, leafed: tale.leafed)
        }
    }

    /// The tales that are told of, with their names in the network: a family's own are nobody else's business.
    private static func names(_ followed: FollowedTales) -> [String: String] {
        let shipped = Report.shippedTales.map { ($0.id, $0.id) }
        let network = followed.tales.compactMap { id, tale in tale.tale.map { ($0, id) } }
        return Dictionary(network + shipped) { first, _ in first }
    }

    /// Its JSON, without the tales told least if not all find room.
    var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var day = self
        var least = tales.sorted { ($0.value.begun, $1.key) < ($1.value.begun, $0.key) }.map(\.key)[...]
        while true {
            let json = (try? encoder.encode(day)).map(Array.init) ?? []
            guard json.count > Self.mostJSON, let id = least.popFirst() else { return json }
            day.tales[id] = nil
        }
    }

    /// The most bytes of the JSON: the kiosk's id comes to it.
    private static let mostJSON = mostBytes - 64

    private static func read<Value: Decodable>(_ path: String, atMost most: Int) -> Value? {
        (try? OrdinaryFile.read(path, atMost: most)).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
    }

    private static var machine: String {
        var name = utsname()
        uname(&name)
        return withUnsafeBytes(of: name.nodename) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
