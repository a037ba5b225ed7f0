extension Input {
    /// An event of a key, or of a button of a mouse or gamepad.
    public struct Key: Hashable, Codable, Sendable {
        public enum Phase: String, Codable, Sendable {
            case pressed
            /// Auto-repeat of the device.
            case repeated
            case released
        }

        /// What it means; nil for any other key: which one it is stays unsaid, so that nobody can tell what was typed.
        public let button: Button?
        public let phase: Phase
        public let device: Device

        public init(_ button: Button?, _ phase: Phase = .pressed, of device: Device = .keyboard) {
            (self.button, self.phase, self.device) = (button, phase, device)
        }
    }

    /// The device of a key or button.
    public enum Device: Hashable, Codable, Sendable {
        case keyboard
        /// The mouse's other buttons, and its wheel: one press a notch.
        case mouse
        /// A gamepad, numbered in the order in which they were plugged in.
        case pad(Int32)
    }

    /// A new position of a gamepad's thumbstick.
    public struct Thumbstick: Hashable, Codable, Sendable {
        public enum Side: String, Codable, Sendable { case left, right }

        public let pad: Int32
        public let side: Side
        /// −1…1 in tenths, right and down positive.
        public let x, y: Double

        public init(pad: Int32, _ side: Side, x: Double, y: Double) {
            (self.pad, self.side, self.x, self.y) = (pad, side, x, y)
        }

        /// How far it is pushed, 0…1.
        var reach: Double { max(abs(x), abs(y)) }
    }
}

extension Input.Device: CustomStringConvertible {
    public var description: String {
        switch self {
        case .keyboard: "keyboard"
        case .mouse: "mouse"
        case .pad(let number): "gamepad \(number)"
        }
    }
}
