import CSDL2
import Engine

/// The meaning of a gamepad's buttons; SDL names them by their position on an Xbox controller.
enum Gamepad {
    static func button(_ number: UInt8) -> Input.Button? {
        switch SDL_GameControllerButton(Int32(number)) {
        case SDL_CONTROLLER_BUTTON_DPAD_UP: .up
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN: .down
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT: .left
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: .right
        case SDL_CONTROLLER_BUTTON_A: .confirm
        case SDL_CONTROLLER_BUTTON_B: .back
        case SDL_CONTROLLER_BUTTON_X, SDL_CONTROLLER_BUTTON_Y: .play
        case SDL_CONTROLLER_BUTTON_START, SDL_CONTROLLER_BUTTON_GUIDE: .home
        case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: .previous
        case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: .next
        default: nil
        }
    }
}

/// The gamepads that are plugged in, kept open so that SDL reports their events.
struct OpenGamepads {
    private var pads: [Int32: OpaquePointer] = [:]
    private var thumbsticks: [Input.Thumbstick] = []

    var isEmpty: Bool { pads.isEmpty }

    mutating func open(_ event: SDL_ControllerDeviceEvent) {
        guard let pad = SDL_GameControllerOpen(event.which) else { return }
        pads[SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))] = pad
    }

    mutating func close(_ event: SDL_ControllerDeviceEvent) {
        SDL_GameControllerClose(pads.removeValue(forKey: event.which))
        thumbsticks.removeAll { $0.pad == event.which }
    }

    /// Whether a thumbstick is elsewhere than it was last: a worn one trembles for hours.
    mutating func hasMoved(_ thumbstick: Input.Thumbstick) -> Bool {
        guard !thumbsticks.contains(thumbstick) else { return false }
        thumbsticks.removeAll { $0.pad == thumbstick.pad && $0.side == thumbstick.side }
        thumbsticks.append(thumbstick)
        return true
    }
}
