import Engine
import TalePacks

/// The tales that are selected, and what is done with all of them.
extension TalesPageViewModel {
    /// The selected tales, in the order of the list.
    var selected: [Story] { stories.filter { selection?.contains($0.id) == true } }

    mutating func select(_ ids: Set<String>?) -> [Command] {
        selection = ids
        notice = nil
        typing.stop()
        renew()
        return [.play(.press)]
    }

    mutating func pick(_ id: String) -> [Command] {
        selection?.formSymmetricDifference([id])
        return [.play(.press)]
    }

    /// Shows or hides all selected tales.
    mutating func setShown(_ isShown: Bool) -> [Command] {
        let ids = selected.map(\.id)
        let hidden = world[.hiddenTales].filter { !ids.contains($0) }
        selection = nil
        return save { $0[.hiddenTales] = isShown ? hidden : hidden + ids }
    }

    mutating func moveSelectedToTop() -> [Command] {
        let ids = Set(selected.map(\.id))
        selection = nil
        typing.set("")
        return moveToTop(ids)
    }

    /// Removes those of the selected tales that are the family's own.
    mutating func removeSelected() -> [Command] {
        let ids = selected.filter(canRemove).map(\.id)
        selection = nil
        renew()
        return remove(ids)
    }
}
