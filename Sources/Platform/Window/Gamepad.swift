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
