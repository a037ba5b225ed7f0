import CSDL2
import Engine

/// Translates SDL's events into inputs, one by one; what they mean is decided by the gates of Engine.
struct EventTranslation {
    let letterbox: Letterbox
    /// Pixels per unit of the window's coordinates: more than 1 on a scaled display.
    let density: Size

    /// - Returns: nil for an event that tells nothing.
    func input(_ event: SDL_Event) -> Input? {
        switch SDL_EventType(event.type) {
        case SDL_WINDOWEVENT: Self.losesFocus(event.window) ? .unfocused : nil
        case SDL_KEYDOWN, SDL_KEYUP: key(event.key).map(Input.key)
        case SDL_MOUSEBUTTONDOWN: press(event.button, .began)
        case SDL_MOUSEBUTTONUP: press(event.button, .ended)
        case SDL_MOUSEMOTION:
            event.motion.state & 1 == 0 ? nil : mouse(.moved, event.motion.x, event.motion.y, event.motion.timestamp)
        case SDL_MOUSEWHEEL: notch(event.wheel)
        case SDL_FINGERDOWN: .contact(finger(.began, event.tfinger))
        case SDL_FINGERUP: .contact(finger(.ended, event.tfinger))
        case SDL_FINGERMOTION: .contact(finger(.moved, event.tfinger))
        case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP: button(event.cbutton)
        case SDL_CONTROLLERAXISMOTION: thumbstick(event.caxis).map(Input.thumbstick)
        case SDL_CONTROLLERDEVICEREMOVED: .unplugged(pad: event.cdevice.which)
        default: nil
        }
    }

    static func losesFocus(_ event: SDL_WindowEvent) -> Bool {
        [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED]
            .contains(SDL_WindowEventID(UInt32(event.event)))
    }

    // MARK: - Keys and buttons

    /// A key that is part of a chord presses no button, but its release may be one's.
    private func key(_ event: SDL_KeyboardEvent) -> Input.Key? {
        let modifiers = Int32(event.keysym.mod)
        let isDown = SDL_EventType(event.type) == SDL_KEYDOWN
        let isChord = isDown && modifiers & Keyboard.chord != 0
        let button = isChord ? nil : Keyboard.button(event.keysym.sym, modifiers: modifiers)
        guard event.repeat != 0 else { return Input.Key(button, isDown ? .pressed : .released) }
        // What lies on the keyboard for hours repeats 25 times a second and tells nothing.
        return button.map { Input.Key($0, .repeated) }
    }

    private func button(_ event: SDL_ControllerButtonEvent) -> Input {
        let isDown = SDL_EventType(event.type) == SDL_CONTROLLERBUTTONDOWN
        return .key(Input.Key(Gamepad.button(event.button), isDown ? .pressed : .released, of: .pad(event.which)))
    }

    /// The mouse wheel turns pages and scrolls by screens, like the shoulder buttons.
    private func notch(_ event: SDL_MouseWheelEvent) -> Input? {
        event.y == 0 ? nil : .key(Input.Key(event.y > 0 ? .previous : .next, of: .mouse))
    }

    /// Both axes of the thumbstick of which one has moved.
    private func thumbstick(_ event: SDL_ControllerAxisEvent) -> Input.Thumbstick? {
        let isLeft = Int32(event.axis) <= SDL_CONTROLLER_AXIS_LEFTY.rawValue
        guard Int32(event.axis) <= SDL_CONTROLLER_AXIS_RIGHTY.rawValue,
            let pad = SDL_GameControllerFromInstanceID(event.which)
        else { return nil }
        func tenths(_ axis: SDL_GameControllerAxis) -> Double {
            Double(Int(SDL_GameControllerGetAxis(pad, axis)) * 10 / 32767) / 10
        }
        return Input.Thumbstick(
            pad: event.which, isLeft ? .left : .right,
            x: tenths(isLeft ? SDL_CONTROLLER_AXIS_LEFTX : SDL_CONTROLLER_AXIS_RIGHTX),
            y: tenths(isLeft ? SDL_CONTROLLER_AXIS_LEFTY : SDL_CONTROLLER_AXIS_RIGHTY))
    }

    // MARK: - Contacts

    private func press(_ event: SDL_MouseButtonEvent, _ phase: Contact.Phase) -> Input {
        guard event.button == SDL_BUTTON_LEFT else {
            return .key(Input.Key(nil, phase == .began ? .pressed : .released, of: .mouse))
        }
        return mouse(phase, event.x, event.y, event.timestamp)
    }

    private func mouse(_ phase: Contact.Phase, _ x: Int32, _ y: Int32, _ time: UInt32) -> Input {
        let pixel = Point(x: Double(x) * density.width, y: Double(y) * density.height)
        return .contact(
            Contact(phase, Contact.mouse, at: letterbox.point(atPixel: pixel), milliseconds: milliseconds(time)))
    }

    private func finger(_ phase: Contact.Phase, _ event: SDL_TouchFingerEvent) -> Contact {
        let pixel = Point(x: Double(event.x) * letterbox.window.width, y: Double(event.y) * letterbox.window.height)
        return Contact(
            phase, event.fingerId, at: letterbox.point(atPixel: pixel), milliseconds: milliseconds(event.timestamp),
            pressure: Double(event.pressure))
    }

    /// SDL's time of an event, since SDL's start; SDL's own number begins again after 49 days.
    ///
    /// SDL 2.26 stamps an event when it fetches it, so those that come while a frame is painted share a time.
    private func milliseconds(_ time: UInt32) -> Int {
        let now = SDL_GetTicks64()
        return Int(now) - Int(UInt32(truncatingIfNeeded: now) &- time)
    }
}
