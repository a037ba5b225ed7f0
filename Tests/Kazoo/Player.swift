import Engine

/// One more note is wanted after those that there are.
struct Wanted: Request {
    let after: String
}

/// The notes with one more.
struct Tune: Answer {
    static let name = "tune"
    let notes: String
}

/// Finds the next note, aside.
final class Player: Service {
    private let host: ActivityHost
    private static let scale = ["do", "re", "mi", "fa", "so", "la", "ti"]

    init(_ host: ActivityHost) { self.host = host }

    func carryOut(_ wish: Wanted, for visit: Visit) {
        let host = host
        host.agenda.later(.zero) {
            let count = wish.after.split(separator: " ").count
            let notes = (wish.after + " " + Self.scale[count % Self.scale.count]).drop { $0 == " " }
            host.answer(Tune(notes: String(notes)), to: visit)
        }
    }

    var status: [String] { ["kazoo     \(Self.scale.count) notes"] }
}
