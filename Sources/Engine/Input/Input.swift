/// Everything that can enter the app from outside.
///
/// A recording is a list of inputs by tick, so nothing but an `Input` can change what the app does.
public enum Input: Hashable, Codable, Sendable {
    // What devices tell; the ``Gates`` make of it what screens see.

    case contact(Contact)
    case key(Key)
    case thumbstick(Thumbstick)
    /// Typing while a frame has a place for it: also the clipboard's answer.
    case typed(Typing)
    /// The window lost the keyboard or was hidden: releases may go unseen.
    case unfocused
    case unplugged(pad: Int32)

    // What gates make of it; it passes them unchanged.

    case button(Button)
    /// A released button; sent for `confirm` alone, which can be held.
    case buttonReleased(Button)
    /// A soft ring, for what has no effect.
    case ripple(Ripple)

    // What the app hears otherwise.

    case reply(Reply)
    /// The whole window, in stage points: sent at the start and when its size changes.
    case window(Rect)

    /// A gamepad button, or the key mapped to it.
    public enum Button: String, Codable, Sendable, CaseIterable {
        case up, down, left, right
        case confirm, back, home
        /// Turn the page back and forth: the shoulder buttons, Page Up and Page Down.
        case previous, next
        /// Play or pause: the space bar and the pad's left face button.
        case play
        /// Step through all focusable places: Tab, and Shift+Tab for reverse order.
        case nextPlace, previousPlace
        /// The next place, by a scan: nobody has pressed anything.
        case scan
        /// The volume keys, which mean the same on every screen.
        case louder, quieter

        public var isArrow: Bool { [.up, .down, .left, .right].contains(self) }
    }

    /// Something reported from outside: the answer to a ``Command``, or news.
    public enum Reply: Hashable, Codable, Sendable {
        /// The clip has started; `seconds` is its length, 0 if unknown.
        case narrationStarted(Sound, seconds: Double)
        /// The clip is at this position, in seconds, and plays on from there or is paused: sent whenever the playback
        /// clock and the app's may have diverged.
        case narrationFound(Sound, at: Double, isMoving: Bool)
        case narrationEnded(Sound)
        case narrationFailed(Sound)
        /// The answer of an activity's service, for the screen that asked.
        case answer(AnyAnswer)
        /// A document changed outside, such as the shelf when a stick is removed.
        case learned(AnyDocument)
        /// Files of pictures and sounds were added, removed or changed: their names, and those of folders such as
        /// `stories/1/racenis`; nil for any.
        ///
        /// It changes no screen, but the pictures shown.
        case touched([String]?)
    }

    /// Whether it shows that someone is present, even if it means nothing else, such as a second finger.
    public var isSomebody: Bool {
        switch self {
        case .contact(let contact): contact.phase == .began
        // What lies on a keyboard repeats for ever.
        case .key(let key): key.phase == .pressed
        case .thumbstick(let thumbstick): thumbstick.reach >= Gamepads.pushed
        case .typed(let typing): typing != .composing("")
        case .button: true
        case .unfocused, .unplugged, .buttonReleased, .ripple, .reply, .window: false
        }
    }

    /// Whether it comes from somebody's hands, not from the app's own services.
    var isOfHands: Bool {
        switch self {
        case .contact, .key, .thumbstick, .typed, .button, .buttonReleased, .ripple: true
        case .unfocused, .unplugged, .reply, .window: false
        }
    }

    /// Whether it tells what is heard.
    var isOfSound: Bool {
        switch self {
        case .reply(.narrationStarted), .reply(.narrationFound), .reply(.narrationEnded), .reply(.narrationFailed): true
        default: false
        }
    }

    /// What it lets go, without effect; nil for nothing.
    var loss: Input? {
        switch self {
        case .contact(let contact): contact.phase == .ended || contact.phase == .lost ? .contact(contact.lost) : nil
        case .key(let key): key.phase == .released ? self : nil
        case .thumbstick(let thumbstick): thumbstick.reach < Gamepads.pushed ? self : nil
        case .unfocused, .unplugged: self
        default: nil
        }
    }

    /// Whether something that was held may have been released.
    public var letsGo: Bool {
        switch self {
        case .contact(let contact): contact.phase == .ended || contact.phase == .lost
        case .key(let key): key.phase == .released && key.button == .confirm
        case .unfocused, .unplugged, .buttonReleased: true
        case .thumbstick, .typed, .button, .ripple, .reply, .window: false
        }
    }
}

extension Input: CustomStringConvertible {
    public var description: String {
        switch self {
        case .contact(let contact): "finger \(contact.id) \(contact.phase) \(contact.point)"
        case .key(let key): "\(key.button.map { "\($0)" } ?? "some key") \(key.phase) (\(key.device))"
        case .thumbstick(let thumbstick): "\(thumbstick.side) thumbstick \(thumbstick.x), \(thumbstick.y)"
        // Not what: it may be seen by others.
        case .typed: "typed"
        case .unfocused: "unfocused"
        case .unplugged(let pad): "gamepad \(pad) unplugged"
        case .button(let button): "button \(button)"
        case .buttonReleased(let button): "let go of \(button)"
        case .ripple(let ripple): "ripple \(ripple.point)"
        case .reply(let reply): "reply \(reply)"
        case .window(let area): "window \(Point(x: area.width, y: area.height))"
        }
    }
}
