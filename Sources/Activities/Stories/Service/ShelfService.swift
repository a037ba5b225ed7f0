import Engine
import TalePacks
import TaleServices

/// Reads the tales, and reports changes in their folders.
struct ShelfService: Service {
    typealias Wish = Never

    private let library: Library
    private let tell: @Sendable (Input.Reply) -> Void

    init(_ host: ActivityHost) {
        library = Library(
            roots: host.folders.packs,
            conversion: ClipConversion(folder: host.folders.clips, converter: host.program("pasaka-converter")))
        tell = host.tell
    }

    /// Home needs only the tale to resume, and no first picture needs the figures.
    func documents(for world: World, _ extent: Extent) -> [AnyDocument] {
        let shelf =
            extent == .home
            ? library.glance(at: world[UserProgress.self]?.lastTale)
            : library.load(leavesOutFigures: extent == .content)
        return [AnyDocument(shelf)]
    }

    /// Starts watching, and reads all tales, which would delay the first picture.
    func begin() {
        library.watch { [tell] news in
            switch news {
            case .changed(let shelf): tell(.learned(AnyDocument(shelf)))
            case .touched(let names): tell(.touched(names?.sorted()))
            }
        }
    }

    func carryOut(_ wish: Never, for visit: Visit) {}

    func reload(then done: @escaping @Sendable () -> Void) { library.look(then: done) }

    /// All tales, with the files of their slides and titles to be looked at.
    func audit() -> Audit {
        let (shelf, unreadable) = library.survey()
        let count = shelf.stories.count
        var audit = Audit(count == 1 ? "1 tale" : "\(count) tales", problems: shelf.problems)
        audit.contents = Audit.Contents(count: count, broken: unreadable)
        for story in shelf.stories {
            audit.images += [story.cover].compactMap(\.self) + story.slides.flatMap(\.images)
            audit.sounds += story.sounds
        }
        return audit
    }
}
