import CSDL2

/// What SDL said went wrong, and the call that it went wrong in.
public nonisolated struct SDLError: Error, Sendable, CustomStringConvertible {
    public let call: String
    public let reason: String

    init(_ call: String) {
        self.call = call
        self.reason = String(cString: SDL_GetError())
    }

    init(_ call: String, reason: String) { (self.call, self.reason) = (call, reason) }

    public var description: String { "\(call): \(reason)" }
}

/// Passes on what a C call returned, or throws why it returned nothing.
nonisolated func check<Value>(_ value: Value?, _ call: String) throws(SDLError) -> Value {
    guard let value else { throw SDLError(call) }
    return value
}

/// Throws if a C call returned a negative number.
nonisolated func check(_ status: Int32, _ call: String) throws(SDLError) {
    guard status >= 0 else { throw SDLError(call) }
}
