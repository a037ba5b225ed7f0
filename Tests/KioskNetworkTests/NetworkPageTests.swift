import Engine
import Foundation
import NetworkShelf
import Testing

@testable import KioskNetwork

struct NetworkPageTests {
    private static let invitation = NetworkInvitation(
        network: "Rīga", digest: "0123456789abcdef", pictures: ["bear", "bee", "box", "moon"], stick: "S")

    private func rows(_ change: (inout NetworkNews) -> Void) -> [RoomRow] {
        var news = NetworkNews()
        change(&news)
        var world = World()
        world[NetworkNews.self] = news
        return NetworkPage.make(world).rows
    }

    private func wishes(_ rows: [RoomRow]) -> [NetworkWish] {
        rows.flatMap { row -> [NetworkWish] in
            guard case .button(let commands) = row.content else { return [] }
            return commands.compactMap { $0.request(NetworkWish.self)?.content }
        }
    }

    @Test func `without a network the page only says how to join one`() {
        #expect(wishes(rows { _ in }).isEmpty)
    }

    @Test func `an invitation shows its four pictures and one yes`() {
        let rows = rows { $0.invitation = Self.invitation }
        let shown = rows.flatMap { row in if case .pictures(let pictures) = row.content { pictures } else { [Image]() }
        }
        #expect(shown.map(\.name) == ["bear", "bee", "box", "moon"].map { "letters/pictures/\($0).webp" })
        #expect(wishes(rows) == [.join(Self.invitation)])
    }

    @Test func `a joined network can be looked at and left`() {
        #expect(wishes(rows { $0.network = "Rīga" }) == [.look, .leave])
    }

    @Test func `while a wish is carried out there is nothing to press`() {
        let rows = rows { ($0.network, $0.isAsking, $0.invitation) = ("Rīga", true, Self.invitation) }
        #expect(wishes(rows).isEmpty)
    }

    @Test(arguments: ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"])
    func `what went wrong is said in words`(code: String) {
        let before = rows { $0.network = "Rīga" }.count
        #expect(rows { ($0.network, $0.refusal) = ("Rīga", code) }.count == before + 1)
    }

    @Test func `each picture that an invitation may have is there`() {
        let assets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "assets/letters/pictures")
        let missing = NetworkInvitation.allPictures.filter {
            !FileManager.default.fileExists(atPath: assets.appending(path: "\($0).webp").path)
        }
        #expect(missing == [])
        #expect(Set(NetworkInvitation.allPictures).count == 64)
    }
}
