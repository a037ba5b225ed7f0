import Engine

/// What can come from the window.
public enum WindowEvent: Hashable, Sendable {
    case input(Input)
    case quit
    /// F1.
    case debug
    /// The window has another size, or must be painted again.
    case resized, exposed
    case soundDeviceLost, soundDeviceFound

    /// Whether what was held may be held no longer.
    public var letsGo: Bool {
        switch self {
        case .input(.release), .input(.cancel), .input(.buttonReleased): true
        default: false
        }
    }
}
