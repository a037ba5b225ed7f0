import Engine
import TalePacks

/// The removal of the family's own tales, and what is known of those that were removed.
extension TalesPageViewModel {
    func canRemove(_ story: Story) -> Bool { kept != nil && world.owns(story) }

    mutating func remove(_ ids: [String]) -> [Command] {
        let packs = ids.compactMap { world[Shelf.self]?[$0] }.filter(canRemove).compactMap(\.pack)
        guard !packs.isEmpty else { return [] }
        notice = nil
        return [.play(.press), .ask(RemovalRequest.remove(packs: packs))]
    }

    /// Removes what was to be removed on its own page, now that it is known what was removed before.
    private mutating func removeWanted() -> [Command] {
        defer { wanted = nil }
        return wanted.map { remove([$0]) } ?? []
    }

    mutating func hear(_ answer: RemovalAnswer) -> [Command] {
        switch answer {
        case .known(let known):
            // What was not there before has just been removed.
            if let before = kept {
                let new = known.tales.filter { tale in !before.tales.contains { $0.folder == tale.folder } }
                if !new.isEmpty, notice == nil { notice = .removed(new) }
            }
            kept = known
            renew()
            return removeWanted()
        case .failed(let failure):
            notice = .failed(failure)
            renew()
            return []
        }
    }
}

extension TalesPageViewModel.Notice {
    /// Whether it offers to take a removal back.
    func undoes(_ tale: RemovedTales.Tale) -> Bool {
        if case .removed(let tales) = self { tales.contains(tale) } else { false }
    }
}
