import Engine
import TalePacks

/// The search for titles, above a list that is longer than two screens.
extension TalesPageViewModel {
    /// Whether there are so many tales that they are searched and selected.
    var isLong: Bool { layoutOfAll.length > 2 * layoutOfAll.viewport.height }

    /// Whether only tales are listed: those that are found, or to choose among.
    var isSearching: Bool { isLong && (typing.isTyping || !WordSearch(typing.text).isEmpty) }

    /// The tales that are listed.
    var found: [Story] {
        guard isSearching else { return stories }
        let search = WordSearch(typing.text)
        return stories.filter { search.finds($0.title) }
    }

    mutating func type(_ typing: Typing) -> [Command] { type(typing, isOnScreen: false) }

    private mutating func type(_ typing: Typing, isOnScreen: Bool) -> [Command] {
        if typing == .edit(.send) || typing == .edit(.stop) {
            stopTyping()
            return []
        }
        let before = self.typing.text
        let commands = self.typing.type(typing, isOnScreen: isOnScreen)
        if self.typing.text != before { renew(atTop: true) }
        return commands
    }

    mutating func press(_ key: ScreenKeyboard.Key) -> [Command] {
        typing.press(key).map { type($0, isOnScreen: true) } ?? []
    }

    mutating func touch(_ place: TextField.Place) -> [Command] {
        let before = typing.text
        let commands = typing.perform(place)
        renew(atTop: typing.text != before)
        return commands
    }

    mutating func mark(_ contact: Contact) -> [Command] {
        typing.mark(contact, now: now, on: world.glass)
        return []
    }

    mutating func clearSearch() -> [Command] {
        typing.set("")
        renew(atTop: true)
        return [.play(.press)]
    }

    mutating func stopTyping() {
        guard typing.isTyping else { return }
        typing.stop()
        renew()
    }
}
