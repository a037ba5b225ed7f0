import Engine

/// The screens of Letters in miniature, used by a finger that follows a path.
struct Demonstration: Sendable {
    private var show: Show
    private let path: FingerPath
    /// How many of its moments have been.
    private var passed = 0
    /// What is being said there, without sound, and when it ends.
    private var said: [(clip: Sound, end: Int)] = []

    /// Ticks that any clip takes here.
    private static let clip = 50

    /// - Returns: nil if the alphabet has no letter that can be drawn.
    init?(_ page: TutorialPage, _ alphabet: Alphabet, _ world: World) {
        guard let place = alphabet.letters.firstIndex(where: { $0.guide != nil }) else { return nil }
        let letter = alphabet.letters[place]
        var inner = World(motion: world.motion)
        inner.learn(AnyDocument(Alphabets([alphabet])))
        inner.learn(AnyDocument(LetterWishes.seen(alphabet.id)))
        inner.learn(AnyDocument(LetterProgress.example(of: alphabet)))
        inner[LetterWidths.self] = world[LetterWidths.self]
        if world.rooms.areUpright { inner.window = world.window }
        path = page.path(letter, at: place, of: alphabet, in: inner.rooms)
        show = Show(world: inner, activities: [.letters], at: page.start(letter, of: alphabet))
        if world.motion == .cut { while !isOver { tick() } }
        show.draw()
    }

    var isOver: Bool { passed == min(path.moments.count, FingerPath.mostMoments) }
    var picture: Picture { show.picture }
    /// The finger at this moment; nil once it has gone.
    var finger: FingerPath.Moment? { isOver ? nil : path.moments[passed] }

    mutating func tick() {
        guard let finger else { return }
        obey(show.advance(1))
        for place in said.indices.reversed() where said[place].end <= passed {
            obey(show.take(.reply(.narrationEnded(said.remove(at: place).clip))))
        }
        let wasDown = passed > 0 && path.moments[passed - 1].isDown
        let phase: Contact.Phase? =
            switch (wasDown, finger.isDown) {
            case (false, true): .began
            case (true, true): .moved
            case (true, false): .ended
            case (false, false): nil
            }
        if let phase {
            obey(show.take(.contact(Contact(phase, 0, at: finger.point, milliseconds: passed * 1000 / 60))))
        }
        passed += 1
        show.draw()
    }

    /// Answers in place of the services: each clip is heard, and each letter is right.
    private mutating func obey(_ commands: [Command]) {
        for command in commands {
            if case .narrate(let clip) = command { said.append((clip, passed + Self.clip)) }
            if let (wish, visit) = command.request(LetterRequest.self), case .judge(let drawing) = wish {
                obey(show.take(.reply(.answer(Judgement(number: drawing.number, verdict: nil), to: visit))))
            }
        }
    }
}

extension LetterWishes {
    fileprivate static func seen(_ alphabet: String) -> LetterWishes {
        var wishes = LetterWishes()
        (wishes.alphabet, wishes.hasSeenTutorial) = (alphabet, true)
        return wishes
    }
}

extension LetterProgress {
    /// Stars for the second and the third letter.
    fileprivate static func example(of alphabet: Alphabet) -> LetterProgress {
        var progress = LetterProgress()
        for (letter, stars) in zip(alphabet.letters.dropFirst(), [3, 2]) {
            for level in LetterLevel.allCases {
                progress.finish(level, of: letter.written, in: alphabet.id, stars: stars, drawing: KeptDrawing())
            }
            progress.complete(letter.written, in: alphabet.id)
        }
        return progress
    }
}
