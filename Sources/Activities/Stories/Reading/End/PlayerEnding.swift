import Engine
import TalePacks

/// The tale that is offered on the end page: opened, and named.
extension StoryPlayerViewModel {
    /// The next tale, opened from the shelf of all tales: that from which this one was opened may not have it.
    func readNext() -> [Command] {
        guard let next = ending.next else { return [] }
        return [.open(TitlePageViewModel.opening(next, on: "stories", progress))]
    }

    mutating func sayNext() -> [Command] { ending.sayTitle(at: now) }

    mutating func focus(on action: Action) { ending.plan(isNext: action == .readNext, at: now) }
}
