import PackMaker
import TalePacks

/// Exporting tales to sticks.
extension StickWorkshop {
    private var saving: TaleSaving { TaleSaving(roots: shipped + [family]) }

    /// Exports a tale with its tellings to a stick, and returns when everything is on it.
    ///
    /// - Parameters:
    ///   - tale: its id.
    ///   - stick: the stick's folder.
    ///   - goesOn: called with the progress; false cancels.
    /// - Returns: where it is, and when the stick may be removed.
    /// - Throws: if the export failed; then there is nothing new on the stick.
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

    /// The tale on the shelf that a stick's folder contains as exported; nil for any other folder.
    func story(savedAs tale: StickTale) -> Story? {
        TaleSaving.isMarked(tale.place) ? saving.tale(savedAt: tale.place) : nil
    }
}

extension StickTale {
    /// Marks it as already on the shelf.
    mutating func take(_ story: Story) {
        (title, id, state, tiles) = (story.title, story.id, .there, [])
    }
}

extension StickSaving.Failure {
    /// The failure for a refusal; nil if saving was cancelled.
    init?(_ refusal: PackRefusal) {
        switch refusal.cause {
        case .interrupted: return nil
        case .diskFull:
            self = refusal.room.map { .full(needed: $0.neededMegabytes, free: $0.freeMegabytes) } ?? .fullAtOnce
        case .unwritable: self = .unwritable
        case .gone: self = .pulled
        case .unfitName: self = .unfitName
        case .other, .nothingLeft, .taken, .foreignArchive, .several: self = .other
        }
    }
}
