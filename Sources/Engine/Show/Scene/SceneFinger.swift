/// A finger that presses, drags and lifts.
extension Scene {
    mutating func press(_ point: Point) -> [Command] {
        finger = FingerTrack(at: point, tick: now, on: glass)
        attention.showsFocus = false
        let isLate = sight.hasGap(at: point, touchedAt: now)
        let spot = frame.hotspot(at: point).flatMap { spot in
            spot.hold > 0 || !isLate && sight.answers(spot, touchedAt: now) ? spot : nil
        }
        press = spot.map { Press(place: $0, point: point) }
        sink(spot)
        return frame.dragAxis == nil ? [] : screen.drag(.began(at: point))
    }

    mutating func drag(to point: Point) -> [Command] {
        finger?.move(to: point, tick: now, axis: sight.frame.dragAxis)
        guard let finger else { return [] }
        // A finger that leaves its place releases it; it may come back.
        let isOn = pressedNow.map { presses($0, finger, at: point) } ?? false
        attention.depth.target = isOn ? 1 : 0
        if !isOn {
            stopHolding()
        } else if holdStart == nil, pressed.map({ $0.hold > 0 }) ?? false {
            holdStart = now
        }
        return finger.isDrag ? screen.drag(.moved(by: finger.way)) : []
    }

    mutating func release(at point: Point) -> [Command] {
        guard var track = finger else { return [] }
        track.move(to: point, tick: now, axis: frame.dragAxis)
        finger = nil
        defer { rise() }
        let spot = pressedNow.flatMap { presses($0, track, at: point) ? $0 : nil }
        if track.isDrag, spot == nil {
            return screen.drag(
                .ended(by: track.way, velocity: track.velocity(tick: now), isSwipe: track.isSwipe(tick: now)))
        }
        let dropped = frame.dragAxis == nil ? [] : screen.drag(.ended(by: .zero, velocity: .zero))
        guard let spot, spot.hold == 0, !hasActed, sight.answers(spot, touchedAt: track.start)
        else { return dropped }
        return dropped + screen.perform(spot.action)
    }

    /// Whether a finger that came down on a place presses it when it is lifted at a point.
    ///
    /// Near where it came down it does, unless it swipes over an edge that turns pages; and so it does on the place or a
    /// little beyond, as long as nothing is scrolled or swiped.
    private func presses(_ spot: Frame<Action>.Hotspot, _ track: FingerTrack, at point: Point) -> Bool {
        let isMotion = track.isDrag && (frame.dragAxis == .vertical || track.isSwipe(tick: now))
        if track.isNear { return !(isMotion && spot.isGround) }
        return !isMotion && !spot.isGround && spot.area.inset(by: -glass.points(.press)).contains(point)
    }

    /// The pressed place as it is now; nil if there is none, or it has gone or shows something else.
    ///
    /// What it shows after the press has acted is the press's own doing: the microphone's button stays held when it shows
    /// that it listens.
    var pressedNow: Frame<Action>.Hotspot? {
        guard let pressed else { return nil }
        return frame.hotspots.last { spot in
            (hasActed ? spot.action == pressed.action : spot.identity == pressed.identity)
                && spot.isGround == pressed.isGround && spot.area.intersects(pressed.area)
        }
    }

    mutating func cancel() -> [Command] {
        rise()
        guard finger != nil else { return [] }
        finger = nil
        return frame.dragAxis == nil ? [] : screen.drag(.cancelled)
    }
}
