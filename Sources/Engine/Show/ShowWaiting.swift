/// What happens when nobody is there: home for the next child, and the room locked.
extension Show {
    mutating func wait() -> [Command] {
        switch waiting.advance(to: ticks, world, isBusy: scene.isBusy, scanned: scannedPlaces) {
        case nil, .countdown, .dim: []
        case .nextChild: beginAsOnTheFirstDay()
        case .dark: [.screenLight(false), .restSound]
        case .light: [.screenLight(true)]
        }
    }

    /// Home, and nothing left of the last child: neither the tale to go on with, nor how far a screen was scrolled, nor
    /// what was copied.
    private mutating func beginAsOnTheFirstDay() -> [Command] {
        let departing = picture
        // A book on a gamepad presses no more buttons.
        var commands = pass(.unfocused)
        commands += go(to: .home)
        commands += obey(activities.flatMap { $0.fresh(world) }.map(Command.save))
        (traces, usesFocus, change) = (Traces(), false, nil)
        world[EarlierMedia.self] = world.media.isEmpty ? nil : EarlierMedia(world.media)
        (route, scene) = Self.scene(
            for: .home, activities, world.world(for: visit, at: ticks), entrance(to: .home, isNew: false))
        waiting.attract(world, activities, from: departing)
        // Nobody is there to hear it.
        let quiet = commands.filter { if case .play = $0 { false } else { true } }
        return quiet + turn(.start) + [.stopNarration, .copy(""), .forgetChild]
    }

    /// What is in a kiosk before anybody has come since its start is nobody's who comes.
    mutating func noteEarlierMedia() {
        guard world.isKiosk else { return }
        world[EarlierMedia.self] = world.media.isEmpty ? nil : EarlierMedia(world.media)
    }

    /// Locks the room, and leaves it.
    mutating func lockRoom() -> [Command] {
        world.roomIsOpen = false
        return route.isLocked ? go(to: .home) : []
    }
}
