import Engine
import Spanish

extension Activity {
    /// Soltura: Spanish in written scenes; `soltura` lists them, `soltura/cafe` is the talk in the café.
    ///
    /// Without the package that brings the scenes, its door leads to the sentence that says what to install.
    public static let tutor: Activity = {
        var activity = Activity(names: ["soltura", "grownups"]) { route, world, _ in
            route == TutorRoomPage.route
                ? TutorRoomScreen(world: world)
                : ModelScreen(route, world) ?? TutorScreens.screen(route, world)
        }
        activity.addresses = [
            "soltura", "soltura/choices", "soltura/prompt", "soltura/<scenario>", "soltura/<scenario>/choices",
            "soltura/<scenario>/prompt", "grownups/soltura",
            "grownups/soltura/models",
        ]
        activity.assets = "soltura"
        activity.doors = { world in [.soltura(world)] }
        activity.rows = { world in [.soltura(world)] }
        // Nothing of them is for others: neither what was typed nor what the tutor says of it.
        activity.documents = [
            DocumentKind(Scenes.self), DocumentKind(Preferences.self, .always(Preferences())),
            DocumentKind(KeptDeck.self, .written), DocumentKind(Models.self),
        ]
        activity.answers = [
            AnswerKind(MessageAnswer.self), AnswerKind(ReplyAnswer.self), AnswerKind(ListeningAnswer.self),
            AnswerKind(CardAnswer.self), AnswerKind(SpeechAnswer.self), AnswerKind(DeckAnswer.self),
            AnswerKind(VoicesAnswer.self), AnswerKind(DeckNotesAnswer.self), AnswerKind(SummaryAnswer.self),
            AnswerKind(SavingAnswer.self),
        ]
        activity.fresh = { _ in [AnyDocument(Preferences()), AnyDocument(KeptDeck())] }
        activity.work = { world in [Models.work(world)].compactMap(\.self) }
        activity.services = TutorService.all
        activity.audit = { host in
            .tutor(SceneFolder(assets: host.folders.assets).read(), hasTools: LanguageTools(host).isInstalled)
        }
        activity.subcommands = [AnkiCommand.self, SolturaCommand.self, ModelCommand.self, VoiceCommand.self]
        activity.disclosure.assets["soltura"] = { parts, _ in parts.joined(separator: "/") }
        activity.disclosure.interfaceWords = ["cards", "choices", "conversations", "prompt", "slow", "tutor"]
        activity.disclosure.logPlaces = ["tutor"]
        // The name of a model is not among them.
        activity.disclosure.part = { parts, place, _ in
            guard parts[1] == "soltura", place == 1 || (place == 2 && parts[2] == "models") else { return nil }
            return parts[place]
        }
        return activity
    }()
}

extension Door {
    static func soltura(_ world: World) -> Door {
        var door = Door(
            world.text(.tutor(.conversations)), "interface/icon-conversations.svg", to: .soltura, size: .modest)
        let label = SpokenLabel.named("soltura")
        (door.label, door.spoken) = (label, label.sounds(in: world.language))
        (door.canBeHidden, door.waitsInKiosk) = (true, true)
        return door
    }
}

extension Row {
    fileprivate static func soltura(_ world: World) -> Row {
        var row = Row(
            world.text(.tutor(.conversations)), "interface/icon-conversations.svg", to: TutorRoomPage.route)
        row.order = 3
        return row
    }
}

/// The screens of Soltura by their routes.
enum TutorScreens {
    static func screen(_ route: Route, _ world: World) -> (any Screen)? {
        guard route.parts.first == Route.soltura.parts.first else { return nil }
        let parts = route.parts.dropFirst()
        return switch parts.last {
        case nil: SceneListViewModel(world: world)
        case "choices" where parts.count <= 2: ChoicesViewModel(world: world, at: route)
        case "prompt" where parts.count <= 3: PromptPage(world: world)
        case let id?: parts.count == 1 ? ConversationViewModel(world: world, scenario: id) : nil
        }
    }
}
