/// A finger that is down in a field.
struct FieldFinger: Hashable, Sendable {
    let id: Int64
    let start: Point
    let tick: Int
    /// The character at which the selection begins, if it selects.
    var origin: Int
    var isDragging = false
}

/// The last tap on a field.
struct FieldTap: Hashable, Sendable {
    let point: Point
    let tick: Int
    /// How many there were at this place, one soon after the other.
    let count: Int

    /// Ticks between two taps that belong together.
    static let soon = 24
}

/// Fingers: a tap places the caret, two select a word, three everything; a drag selects, and a finger that stays asks
/// for the buttons.
extension TextField {
    /// Ticks after which a finger that stays asks for the buttons.
    static let patience = 36

    /// Follows a finger that came down in it.
    ///
    /// - Parameter now: the show's tick.
    public mutating func mark(_ contact: Contact, now: Int, on glass: Glass) {
        switch contact.phase {
        case .began:
            guard finger == nil else { return }
            finger = FieldFinger(id: contact.id, start: contact.point, tick: now, origin: place(at: contact.point))
        case .moved: if finger?.id == contact.id { drag(to: contact.point, glass) }
        case .ended:
            guard let track = finger, track.id == contact.id else { return }
            finger = nil
            if track.isDragging { showsTools = selection != nil } else { tap(at: contact.point, now: now, glass) }
        case .lost: if finger?.id == contact.id { finger = nil }
        }
    }

    private mutating func drag(to point: Point, _ glass: Glass) {
        guard var track = finger else { return }
        if !track.isDragging, (point - track.start).length <= glass.points(.drag) { return }
        track.isDragging = true
        finger = track
        (anchor, showsTools) = (track.origin, false)
        caret = place(at: point)
        scrollToCaret()
    }

    private mutating func tap(at point: Point, now: Int, _ glass: Glass) {
        let isAgain = lastTap.map {
            now - $0.tick <= FieldTap.soon && ($0.point - point).length < glass.points(.press)
        }
        let count = isAgain == true ? (lastTap?.count ?? 0) + 1 : 1
        lastTap = FieldTap(point: point, tick: now, count: count)
        let place = place(at: point)
        switch count {
        case 1:
            // A tap beside what was asked for puts it away.
            (caret, anchor, showsTools) = (place, place, false)
        case 2:
            let word = word(at: max(0, place == 0 ? 0 : isLeft(of: point, place) ? place - 1 : place))
            (anchor, caret, showsTools) = (word.lowerBound, word.upperBound, !word.isEmpty)
        default: (anchor, caret, showsTools) = (0, characters.count, !characters.isEmpty)
        }
    }

    /// Whether a point lies on the character before a place.
    private func isLeft(of point: Point, _ place: Int) -> Bool { point.x - inside.x + offset < edges[place] }

    /// Advances to a tick: a finger that has stayed asks for the buttons.
    public mutating func tick(now: Int) {
        guard let track = finger, !track.isDragging, now - track.tick >= Self.patience else { return }
        (finger, showsTools) = (nil, true)
        if selection == nil {
            let place = place(at: track.start)
            (caret, anchor) = (place, place)
        }
    }

    /// The rest while nothing happens by itself.
    public func rest(now: Int) -> Rest {
        guard let finger, !finger.isDragging else { return .still }
        return .until(max(finger.tick + Self.patience, now + 1))
    }
}
