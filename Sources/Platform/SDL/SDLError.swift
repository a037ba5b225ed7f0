import CSDL2
import Sentences

/// SDL's error message and the call that failed.
public nonisolated struct SDLError: Explained, Sendable {
    public let sentence: Sentence

    init(_ call: StaticString) { self.init(call, "\(library: String(cString: SDL_GetError()))") }

    init(_ call: StaticString, _ reason: Sentence) { sentence = "\(Sentence(stringLiteral: call)): \(reason)" }
}

/// Returns a C call's result, or throws if it is nil.
nonisolated func check<Value>(_ value: Value?, _ call: StaticString) throws(SDLError) -> Value {
    guard let value else { throw SDLError(call) }
    return value
}

/// Throws if a C call returned a negative number.
nonisolated func check(_ status: Int32, _ call: StaticString) throws(SDLError) {
    guard status >= 0 else { throw SDLError(call) }
}
