/// The place of the focus, and what is pressed and held.
extension Scene {
    /// Moves the focus; a screen's own wish (one of its actions) goes to ``Screen/focus(on:)``.
    ///
    /// - Parameter isWanted: whether a child has moved it, not a scan or the screen.
    mutating func giveFocus(_ action: Action?, isWanted: Bool = true) {
        // A button holds the place that has the focus.
        if finger == nil, action != attention.pressed { rise() }
        attention.focus = action
        attention.showsFocus = action != nil
        if action == nil { spokenFocus?.forget() } else { spokenFocus?.plan(isWanted: isWanted, at: now) }
        if let action { screen.focus(on: action) }
    }

    mutating func sink(_ spot: Frame<Action>.Hotspot?) {
        pressed = spot
        attention.pressed = spot?.action
        (attention.held, hasActed) = (0, false)
        holdStart = spot.flatMap { $0.hold > 0 || $0.lingering != nil ? now : nil }
        attention.depth.hold(at: 0)
        if spot != nil { attention.depth.target = 1 }
    }

    mutating func rise() {
        attention.depth.target = 0
        stopHolding()
    }

    mutating func stopHolding() {
        holdStart = nil
        attention.held = 0
    }

    mutating func keepHolding() -> [Command] {
        guard let start = holdStart, let spot = pressedNow else { return [] }
        if let lingering = spot.lingering, spot.repeating > 0 {
            let held = now - start - spot.lingeringAfter
            guard held >= 0, held % spot.repeating == 0 else { return [] }
            hasActed = true
            return screen.perform(lingering)
        }
        if let lingering = spot.lingering {
            guard finger != nil, now - start >= spot.lingeringAfter else { return [] }
            guard spot.actsAfterwards else { return cancel() + screen.perform(lingering) }
            stopHolding()
            return screen.perform(lingering)
        }
        attention.held = min(1, Double(now - start) / Double(spot.hold))
        guard attention.held == 1 else { return [] }
        return cancel() + screen.perform(spot.action)
    }
}
