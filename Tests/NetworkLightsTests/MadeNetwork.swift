import Foundation
import NetworkFolder
import NetworkShelf
import TestSupport

@testable import NetworkLights

/// A network's folder with what kiosks have sent, as of 29 November 2026.
struct MadeNetwork {
    let disk: TemporaryFolder
    let today = Day(20_786)
    var path: String { disk.path }

    init() throws { disk = try TemporaryFolder() }

    static func id(_ digit: String) -> String { String(repeating: digit, count: 16) }

    func send(
        _ digit: String, on date: String = "2026-11-29", came: String? = nil, name: String = "", index: Int = 14,
        ring: String? = nil, lights: [String] = [], crashes: Int = 0, tales: [String: KioskDay.Count] = [:]
    ) throws {
        let id = Self.id(digit), file = "outbox/\(id)/\(date).json"
        let day = KioskDay(
            date: date, name: name, kiosk: id, pasaka: "0.2.0~deb12", debian: "12", index: index, ring: ring,
            lights: lights, free: 5000, starts: 1, crashes: crashes, tales: tales)
        try disk.write(file, Array(JSONEncoder().encode(day)))
        guard let came = came.flatMap({ Day($0) }) else { return }
        let noon = Date(timeIntervalSince1970: Double(came.number) * 86_400 + 43_200)
        try FileManager.default.setAttributes([.modificationDate: noon], ofItemAtPath: "\(path)/\(file)")
    }

    func publish(
        _ number: Int, on date: String, ring: NetworkIndex.Ring = .all, titles: [String: String] = [:]
    ) throws {
        var index = NetworkIndex(network: "Bibliotēkas", number: number, date: date, ring: ring)
        index.packs = titles.map { id, title in
            .init(id: id, title: title, version: 1, sha256: String(repeating: "0", count: 64), size: 1)
        }
        try disk.write("pasaka-network/\(ring.file)", index.json)
    }

    func call(_ digit: String, _ name: String?) throws {
        var names = try KioskNames(in: path)
        try names.call(Self.id(digit), name, in: path)
    }

    func overview(_ limits: LookLimits = LookLimits()) throws -> Overview {
        try Overview(folder: path, network: "Bibliotēkas", names: KioskNames(in: path), today: today, limits)
    }
}
