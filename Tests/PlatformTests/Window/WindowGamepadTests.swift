import CSDL2
import Engine
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    /// Gamepads that SDL makes up itself.
    @MainActor struct WindowGamepadTests {
        private let window: Window
        private let letterbox = Letterbox(window: Size(width: 800, height: 600))

        init() throws {
            #expect(SDLTests.isPrepared)
            window = try Window(title: "Pasaka", mode: .window(width: 800, height: 600))
            window.openGamepads()
            _ = window.takeEvents(letterbox)
        }

        /// A pad that is plugged in as long as this value lives.
        private final class Pad {
            let joystick: OpaquePointer
            private let device: Int32

            @MainActor init() throws {
                device = SDL_JoystickAttachVirtual(
                    SDL_JOYSTICK_TYPE_GAMECONTROLLER, Int32(SDL_CONTROLLER_AXIS_MAX.rawValue),
                    Int32(SDL_CONTROLLER_BUTTON_MAX.rawValue), 0)
                joystick = try check(SDL_JoystickOpen(device), "SDL_JoystickOpen")
            }

            func set(_ button: SDL_GameControllerButton, _ isDown: Bool) {
                SDL_JoystickSetVirtualButton(joystick, button.rawValue, isDown ? 1 : 0)
            }

            func push(_ x: Int16, _ y: Int16) {
                SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX.rawValue, x)
                SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY.rawValue, y)
            }

            func unplug() {
                let number = (0..<SDL_NumJoysticks()).first {
                    SDL_JoystickGetDeviceInstanceID($0) == SDL_JoystickInstanceID(joystick)
                }
                SDL_JoystickClose(joystick)
                if let number { SDL_JoystickDetachVirtual(number) }
            }
        }

        private func inputs() -> [Input] {
            window.takeEvents(letterbox).compactMap { if case .input(let input) = $0 { input } else { nil } }
        }

        /// A button of a pad, whatever its number.
        private func told(_ inputs: [Input]) -> [Input.Key] {
            inputs.compactMap { input in
                guard case .key(let key) = input, case .pad = key.device else { return nil }
                return Input.Key(key.button, key.phase)
            }
        }

        /// The places of a left thumbstick.
        private func places(_ inputs: [Input]) -> [Point] {
            inputs.compactMap { input in
                guard case .thumbstick(let stick) = input, stick.side == .left else { return nil }
                return Point(x: stick.x, y: stick.y)
            }
        }

        @Test(
            arguments: [
                (SDL_CONTROLLER_BUTTON_DPAD_UP, Input.Button.up), (SDL_CONTROLLER_BUTTON_DPAD_DOWN, .down),
                (SDL_CONTROLLER_BUTTON_DPAD_LEFT, .left), (SDL_CONTROLLER_BUTTON_DPAD_RIGHT, .right),
                (SDL_CONTROLLER_BUTTON_A, .confirm), (SDL_CONTROLLER_BUTTON_B, .back), (SDL_CONTROLLER_BUTTON_X, .play),
                (SDL_CONTROLLER_BUTTON_Y, .play),
                (SDL_CONTROLLER_BUTTON_START, .home), (SDL_CONTROLLER_BUTTON_LEFTSHOULDER, .previous),
                (SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, .next), (SDL_CONTROLLER_BUTTON_LEFTSTICK, nil),
            ] as [(SDL_GameControllerButton, Input.Button?)])
        func `buttons of a pad are buttons`(number: SDL_GameControllerButton, button: Input.Button?) throws {
            let pad = try Pad()
            defer { pad.unplug() }
            #expect(inputs() == [])
            pad.set(number, true)
            #expect(told(inputs()) == [Input.Key(button)])
            pad.set(number, false)
            #expect(told(inputs()) == [Input.Key(button, .released)])
        }

        @Test func `a thumbstick is told when it has moved by a tenth`() throws {
            let pad = try Pad()
            defer { pad.unplug() }
            _ = inputs()
            pad.push(32_767, 0)
            #expect(places(inputs()).last == Point(x: 1, y: 0))
            pad.push(32_000, 3_000)
            #expect(places(inputs()).last == Point(x: 0.9, y: 0))
            pad.push(31_000, 2_000)
            #expect(places(inputs()) == [])
            pad.push(0, -32_768)
            #expect(places(inputs()).last == Point(x: 0, y: -1))
        }

        @Test func `two pads play together`() throws {
            let (one, other) = (try Pad(), try Pad())
            defer {
                one.unplug()
                other.unplug()
            }
            _ = inputs()
            one.set(SDL_CONTROLLER_BUTTON_LEFTSHOULDER, true)
            let first = inputs()
            other.set(SDL_CONTROLLER_BUTTON_LEFTSHOULDER, true)
            let second = inputs()
            #expect(told(first) == [Input.Key(.previous)] && told(second) == [Input.Key(.previous)])
            #expect(first != second, "each has its number")
        }

        @Test func `a pad that is pulled out is told`() throws {
            let pad = try Pad()
            _ = inputs()
            pad.unplug()
            #expect(inputs().contains { if case .unplugged = $0 { true } else { false } })
        }

        @Test func `a pad that comes back works again`() throws {
            let first = try Pad()
            _ = inputs()
            first.unplug()
            _ = inputs()
            let second = try Pad()
            defer { second.unplug() }
            _ = inputs()
            second.set(SDL_CONTROLLER_BUTTON_START, true)
            #expect(told(inputs()) == [Input.Key(.home)])
        }

        /// A pad that SDL 2.26 would poll every millisecond, so that the loop sleeps by ticks.
        @Test func `with a pad nobody sleeps longer than a tick`() throws {
            let pad = try Pad()
            defer { pad.unplug() }
            _ = inputs()
            let start = ContinuousClock.now
            window.wait(atMost: patience.nanoseconds)
            #expect(ContinuousClock.now - start < patience)
        }
    }
}
