import Engine

extension Activity {
    /// Learning letters: `letters` is the menu of the chosen alphabet, `letters/lv` that of the Latvian one,
    /// `letters/lv/K` a letter at the step where it goes on, `letters/lv/K/trace` at a given step; `letters/lv/words` the
    /// words to write, `letters/lv/words/koks` one of them, `letters/lv/words/.name` the child's name.
    ///
    /// The pages for grown-ups are ``ParentScreens``.
    public static let letters: Activity = {
        var activity = Activity(names: ["letters", "grownups"]) { route, world, _ in
            ParentScreens.screen(route, world) ?? LetterScreens.screen(route, world)
        }
        activity.addresses = [
            "letters", "letters/<alphabet>", "letters/<alphabet>/<letter>/<step>", "letters/<alphabet>/words",
            "letters/<alphabet>/words/<word>", "letters/<alphabet>/drawings", "grownups/letters",
            "grownups/letters/.name", "grownups/letters/<alphabet>/<letter>",
        ]
        activity.assets = "letters"
        activity.doors = { world in [.letters(world)] }
        activity.rows = { world in [.letters(world)] }
        activity.documents = [
            DocumentKind(Alphabets.self) { alphabets, _ in alphabets },
            // A report shows what has been earned, but nothing that a child has drawn.
            DocumentKind(
                LetterProgress.self, .always(LetterProgress()), shown: { progress, _ in progress.withoutDrawings },
                recorded: { $0.withoutDrawings }),
            DocumentKind(LetterWishes.self, .always(LetterWishes())) { wishes, _ in wishes },
            DocumentKind(WrittenWords.self, .always(WrittenWords())),
        ]
        // No report shows what the judge has read: letter by letter that may be a child's name. Without the drawing a
        // replay needs no verdict.
        activity.answers = [AnswerKind(Judgement.self), AnswerKind(GrowthAnswer.self)]
        activity.fresh = { world in
            let words = world.writtenWords == WrittenWords() ? [] : [AnyDocument(WrittenWords())]
            guard var wishes = world[LetterWishes.self], wishes.color != 0 else { return words }
            wishes.color = 0
            return [AnyDocument(wishes)] + words
        }
        activity.services = { host in [LetterService(host)] }
        activity.problems = { world in world[Alphabets.self]?.problems ?? [] }
        activity.audit = { host in LetterService(host).audit() }
        activity.subcommands = [LettersCommand.self]
        activity.disclosure.assets["letters"] = { parts, _ in parts.joined(separator: "/") }
        activity.disclosure.interfaceWords = ["letters"]
        // The names of letters, steps and alphabets.
        activity.disclosure.part = { parts, place, _ in
            guard parts[0] == "letters" || parts.dropFirst().first == "letters" else { return nil }
            let isKnown =
                parts[place].count <= 4
                || ["letters", "tutorial", "drawings", WritableWord.ownName].contains(parts[place])
            return isKnown || LetterStep(part: parts[place]) != nil ? parts[place] : nil
        }
        return activity
    }()
}

extension Row {
    fileprivate static func letters(_ world: World) -> Row {
        var row = Row(world.text(.letters(.letters)), "letters/door.svg", to: ParentScreens.route)
        row.order = 2
        return row
    }
}

extension Door {
    fileprivate static func letters(_ world: World) -> Door {
        var door = Door(world.text(.letters(.letters)), "letters/door.svg", to: .letters, size: .large)
        door.spoken = world.spoken("letters", inLatvian: "interface/voice-letters.ogg")
        door.label = .named("letters")
        door.order = 1
        door.canBeHidden = true
        return door
    }
}
