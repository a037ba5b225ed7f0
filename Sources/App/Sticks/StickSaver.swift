import GrownUps
import PackMaker
import TalePacks

/// Writing tales onto sticks.
extension StickWorkshop {
    private var saving: TaleSaving { TaleSaving(roots: shipped + [family]) }

    /// Writes a tale with its tellings onto a stick, and returns when the stick has all of it.
    ///
    /// - Parameters:
    ///   - tale: its id.
    ///   - stick: the stick's folder.
    ///   - goesOn: is told how far it is; false ends it.
    /// - Returns: where it is, and when the stick may be pulled.
    /// - Throws: if it has not been saved; then there is nothing new on the stick.
    func save(
        _ tale: String, on stick: String, goesOn: (StickSaving.State) -> Bool
    ) throws(PackRefusal) -> StickSaving.State {
        let story = try saving.tale(tale)
        guard !StickDoor.isOpen(stick) else {
            return .saved(folder: try write(story, on: stick, goesOn), .byDesktop)
        }
        guard let door else { throw .readOnly(stick) }
        try door.open(stick) { goesOn(.waiting) }
        do throws(PackRefusal) {
            let folder = try write(story, on: stick, goesOn)
            return .saved(folder: folder, door.close(stick) ? .now : .soon)
        } catch {
            door.close(stick)
            throw error
        }
    }

    private func write(
        _ story: Story, on stick: String, _ goesOn: (StickSaving.State) -> Bool
    ) throws(PackRefusal) -> String {
        try saving.save(story, in: TaleSaving.place(at: stick)) { done, all in
            goesOn(done < all ? .writing(percent: done * 100 / max(1, all)) : .ending)
        }
    }

    /// The tale on the shelf that a folder of a stick holds just as it was saved; nil for every other folder.
    func story(savedAs tale: StickTale) -> Story? {
        TaleSaving.isMarked(tale.place) ? saving.tale(savedAt: tale.place) : nil
    }
}

extension StickTale {
    /// Takes in that it is on the shelf.
    mutating func take(_ story: Story) {
        (title, id, state, tiles) = (story.title, story.id, .there, [])
    }
}

extension StickSaving.Failure {
    /// nil where somebody has ended it.
    init?(_ refusal: PackRefusal) {
        switch refusal.cause {
        case .interrupted: return nil
        case .diskFull:
            self = refusal.room.map { .full(needed: $0.neededMegabytes, free: $0.freeMegabytes) } ?? .fullAtOnce
        case .unwritable: self = .unwritable
        case .gone: self = .pulled
        case .unfitName: self = .unfitName
        case .other, .nothingLeft, .taken: self = .other
        }
    }
}
