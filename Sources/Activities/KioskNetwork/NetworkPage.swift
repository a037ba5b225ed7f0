import Engine
import NetworkShelf

/// The page of the room about the network: its name, the last contact, what came, "now", and the way out.
enum NetworkPage {
    static let route: Route = "grownups/network"

    static func make(_ world: World) -> RoomPage {
        let news = world[NetworkNews.self] ?? NetworkNews()
        let invited = news.invitation.map { invitation($0, news) } ?? []
        var page = RoomPage(.network(.page), invited + (news.network.map { joined($0, news) } ?? [.alone]))
        page.isBusy = news.isAsking
        return page
    }

    // MARK: - A network

    private static func joined(_ name: String, _ news: NetworkNews) -> [RoomRow] {
        var network = RoomRow(named: .text(name), "interface/icon-network.svg", .words)
        network.note = .phrase(.network(news.looked.map { .looked($0) } ?? .neverLooked))
        return [network, tales(of: news)] + [trouble(of: news)].compactMap(\.self) + [now(news), leave(news)]
    }

    private static func tales(of news: NetworkNews) -> RoomRow {
        var row = RoomRow(
            .network(.tales(news.there, of: news.wanted)), "interface/icon-book.svg", .words)
        if news.waiting > 0 {
            row.note = .phrase(.network(.waiting(news.waiting)))
        } else if let title = news.unreadable.first {
            row.note = .phrase(.network(.unreadable(title)))
        }
        return row
    }

    private static func trouble(of news: NetworkNews) -> RoomRow? {
        guard let code = news.refusal, let words = NetworkWording.refusal(code) else { return nil }
        var row = RoomRow(.network(words), "interface/icon-stop.svg", .words)
        row.note = news.whole.map { .phrase(.network(.whole($0))) }
        return row
    }

    private static func now(_ news: NetworkNews) -> RoomRow {
        var row = RoomRow(
            .network(news.isAsking ? .looking : .lookNow), "interface/icon-turn.svg",
            news.isAsking ? .words : .button([.ask(NetworkWish.look)]))
        row.note = .phrase(.network(.lookNowNote))
        row.label = .named("network-now")
        return row
    }

    private static func leave(_ news: NetworkNews) -> RoomRow {
        var row = RoomRow(
            .network(.leave), "interface/icon-door.svg", news.isAsking ? .words : .button([.ask(NetworkWish.leave)]))
        row.note = .phrase(.network(.leaveNote))
        row.label = .named("leave-network")
        return row
    }

    // MARK: - An invitation

    /// The four pictures, and "yes".
    private static func invitation(_ invitation: NetworkInvitation, _ news: NetworkNews) -> [RoomRow] {
        let head = RoomRow(.network(.invitation(invitation.network)), "interface/icon-stick.svg", .words)
        let pictures = RoomRow(
            .network(.compare), "interface/icon-find.svg",
            .pictures(invitation.pictures.map { Image("letters/pictures/\($0).webp") }))
        var yes = RoomRow(
            .network(news.isAsking ? .joining : .join), "interface/icon-check.svg",
            news.isAsking ? .words : .button([.ask(NetworkWish.join(invitation))]))
        yes.note = .phrase(.network(.joinNote))
        yes.label = .named("join-network")
        yes.isWanted = true
        return [head, pictures, yes]
    }
}

extension RoomRow {
    /// What is said where no network was joined.
    fileprivate static var alone: RoomRow {
        var row = RoomRow(.network(.none), "interface/icon-network.svg", .words)
        row.note = .phrase(.network(.noneNote))
        return row
    }
}
