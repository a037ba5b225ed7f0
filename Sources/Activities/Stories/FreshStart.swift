import Engine

extension Activity {
    /// What the next child at a kiosk finds as on the first day: no tale to go on with, and the usual wishes.
    static func freshStart(_ world: World) -> [AnyDocument] {
        var fresh: [AnyDocument] = []
        if let known = world[UserProgress.self] {
            var progress = known
            progress.forgetReader()
            if progress != known { fresh.append(AnyDocument(progress)) }
        }
        let wishes = ReadingWishes(showsWords: world[.wordsAtStart])
        if let chosen = world[ReadingWishes.self], chosen != wishes { fresh.append(AnyDocument(wishes)) }
        return fresh
    }
}
