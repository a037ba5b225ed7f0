import Engine

/// An event from the window.
public enum WindowEvent: Hashable, Sendable {
    case input(Input)
    case quit
    /// F1.
    case debug
    /// The window was resized or moved to another display, or must be repainted.
    case resized, exposed
    case soundDeviceLost, soundDeviceFound

    /// Whether something that was held may have been released.
    public var letsGo: Bool { if case .input(let input) = self { input.letsGo } else { false } }
}
