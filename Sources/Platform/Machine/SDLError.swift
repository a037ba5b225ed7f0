import CSDL2
import Sentences

/// What SDL said went wrong, and the call that it went wrong in.
public nonisolated struct SDLError: Explained, Sendable {
    public let sentence: Sentence

    init(_ call: StaticString) { self.init(call, "\(library: String(cString: SDL_GetError()))") }

    init(_ call: StaticString, _ reason: Sentence) { sentence = "\(Sentence(stringLiteral: call)): \(reason)" }
}

/// Passes on what a C call returned, or throws why it returned nothing.
nonisolated func check<Value>(_ value: Value?, _ call: StaticString) throws(SDLError) -> Value {
    guard let value else { throw SDLError(call) }
    return value
}

/// Throws if a C call returned a negative number.
nonisolated func check(_ status: Int32, _ call: StaticString) throws(SDLError) {
    guard status >= 0 else { throw SDLError(call) }
}
