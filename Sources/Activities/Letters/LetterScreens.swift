import Engine

/// The screens of Letters by their routes.
enum LetterScreens {
    static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        guard route.parts.first == "letters" else { return nil }
        let parts = Array(route.parts.dropFirst())
        switch parts.count {
        case 0:
            let isFirstVisit = !world.letterWishes.hasSeenTutorial && world.chosenAlphabet != nil
            return isFirstVisit ? TutorialViewModel(world: world) : LetterMenuViewModel(world: world)
        case 1: return LetterMenuViewModel(world: world, alphabet: parts[0])
        case 2 where parts[0] == "tutorial":
            return Int(parts[1]).flatMap(TutorialPage.init).map { TutorialViewModel(world: world, page: $0) }
        case 2 where parts[1] == "words": return CardMenuViewModel(world: world, alphabet: parts[0], .words)
        case 2 where parts[1] == "drawings": return CardMenuViewModel(world: world, alphabet: parts[0], .drawings)
        case 2: return LetterFlowViewModel(world: world, alphabet: parts[0], letter: parts[1])
        case 3 where parts[1] == "words": return WordViewModel(world: world, alphabet: parts[0], word: parts[2])
        case 3:
            guard let step = LetterStep(part: parts[2]) else { return nil }
            return LetterFlowViewModel(world: world, alphabet: parts[0], letter: parts[1], step: step)
        default: return nil
        }
    }
}
