import Foundation
import Testing

@testable import PackMaker

/// Folders of tales stand for the network's ZIPs: what is in one the converter's tests try.
struct NetworkMakingTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    /// Takes a folder as the network's tale with an id; its digest follows from the version.
    @discardableResult private func follow(
        _ folder: String, as id: String, version: Int = 1, of network: String = "Rīga"
    ) throws -> String {
        let digest = String(repeating: "\(version)", count: 64)
        let tales = "\(disk.path)/tales", shipped = ["\(disk.path)/shipped"]
        var maker = PackMaker(place: try HiddenPlace(in: tales), shipped: shipped, convert: Converters.copying)
        return try maker.follow(
            NetworkTale(id: id, network: network, path: "\(disk.path)/\(folder)", sha256: digest),
            among: TalesRegister(in: tales, shipped: shipped))
    }

    private var tales: [String] { ((try? disk.names("tales")) ?? []).filter { !$0.hasPrefix(".") } }
    private func text(_ tale: String) throws -> String {
        let picture = try disk.names("tales/\(tale)").first { $0.hasSuffix(".jpg") }
        return try disk.text("tales/\(tale)/\(try #require(picture))")
    }

    @Test func `a tale comes to the shelf, and once only`() throws {
        try disk.write("picture of an owl", "Owl/1.jpg")
        #expect(try follow("Owl", as: "net-owl") == "owl")
        #expect(try follow("Owl", as: "net-owl") == "owl")
        #expect(tales == ["owl"])
    }

    @Test func `the next version takes the place of the one before, under any title, and that one is kept`() throws {
        try disk.write("picture of an owl", "Owl/1.jpg")
        try follow("Owl", as: "net-owl")
        try disk.write("picture of two owls", "Two owls/1.jpg")
        #expect(try follow("Two owls", as: "net-owl", version: 2) == "owl")
        #expect(tales == ["owl"])
        #expect(try text("owl").contains("two owls"))
        #expect(EarlierVersions(in: "\(disk.path)/tales").tales.map(\.id) == ["owl"])
    }

    @Test func `a family's tale of the same title stays, and the network's stands beside it`() throws {
        try disk.write("picture of our own owl", "mine/Owl/1.jpg")
        let place = try HiddenPlace(in: "\(disk.path)/tales")
        _ = try PackMaker(place: place, shipped: [], convert: Converters.copying)
            .make(TaleRequest(source: "\(disk.path)/mine/Owl"))
        try disk.write("picture of an owl", "Owl/1.jpg")
        let id = try follow("Owl", as: "net-owl")
        #expect(id != "owl")
        #expect(tales.count == 2)
        #expect(try text("owl").contains("our own owl"))
    }

    @Test func `a version brought back by hand is left alone by the same version`() throws {
        try disk.write("picture of an owl", "Owl/1.jpg")
        try follow("Owl", as: "net-owl")
        try disk.write("picture of two owls", "Owl/1.jpg")
        try follow("Owl", as: "net-owl", version: 2)
        try EarlierVersions(in: "\(disk.path)/tales").restore("owl")
        #expect(try text("owl").contains("an owl"))
    }

    @Test func `a tale of another network with the same id stands beside it`() throws {
        try disk.write("picture of an owl", "Owl/1.jpg")
        try follow("Owl", as: "owl")
        try disk.write("picture of two owls", "Owls/1.jpg")
        let other = try follow("Owls", as: "owl", version: 2, of: "Ventspils")
        #expect(other != "owl" && tales.count == 2)
    }

    @Test func `a tale that cannot be made leaves the shelf as it was`() throws {
        try disk.write("damaged", "Owl/1.jpg")
        #expect(throws: PackRefusal.self) { try follow("Owl", as: "net-owl") }
        #expect(tales == [])
    }
}
