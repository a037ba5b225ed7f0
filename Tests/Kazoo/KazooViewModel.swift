import Engine

/// A page of the toy; where it is played, what was begun is there again on coming back.
struct KazooViewModel: Screen {
    enum Action: Hashable, Sendable {
        case open(Route)
        case note, finish, leave
    }

    enum Page: Hashable, Sendable { case first, play, songs }

    static let picture: Image = "kazoo/kazoo.svg"

    let page: Page
    private var book: SongBook
    /// What has been played and is not in the book yet.
    private(set) var notes = ""
    var now = 0

    init(page: Page, world: World) {
        self.page = page
        book = world[SongBook.self] ?? SongBook()
    }

    mutating func perform(_ action: Action) -> [Command] {
        switch action {
        case .open(let route): return [.open(route)]
        case .leave: return [.back]
        case .note: return [.ask(Wanted(after: notes))]
        case .finish:
            book.songs.append(notes)
            notes = ""
            return [.save(AnyDocument(book))]
        }
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .answer(let answer): notes = answer[Tune.self]?.notes ?? notes
        case .learned(let document): book = document.content as? SongBook ?? book
        default: break
        }
        return []
    }

    var trace: String? { page == .play ? notes : nil }
    mutating func resume(_ trace: String) { notes = trace }

    func draw(in frame: inout Frame<Action>) {
        frame.draw(.image("interface/paper.jpg", in: Stage.bounds, .fill))
        frame.draw(.icon(Self.picture, in: Rect(x: 700, y: 100, width: 200, height: 200), tint: .plum))
        switch page {
        case .first:
            button("Spēlēt", at: 400, .open("kazoo/play"), in: &frame)
            button("Dziesmas", at: 700, .open("kazoo/songs"), in: &frame)
        case .play:
            button("Vēl", at: 400, .note, in: &frame)
            button("Gatavs", at: 700, .finish, in: &frame)
            frame.draw(.text(notes, in: Rect(x: 400, y: 950, width: 800, height: 100), Self.style))
        case .songs:
            for (place, song) in book.songs.prefix(8).enumerated() {
                let area = Rect(x: 400, y: 350 + 80 * Double(place), width: 800, height: 80)
                frame.draw(.text(song, in: area, Self.style))
            }
        }
        frame.button(.back, sends: .leave)
    }

    private static let style = TextStyle(.words, size: 48, color: .ink)

    private func button(_ word: String, at y: Double, _ action: Action, in frame: inout Frame<Action>) {
        frame.pill(word, in: Rect(x: 500, y: y, width: 600, height: 200), size: 90, sends: action)
    }
}
