/// Parts what a model writes into its thoughts and what it says, while it writes.
///
/// A thought stands between marks, such as `<think>` and `</think>`, or in a channel other than `final`. The prompt may
/// have opened it, so that only its end is written: then all before that end was a thought.
package struct ThoughtFilter {
    private enum State: Hashable {
        /// What comes is held back: it may turn out to be a thought that the prompt has opened.
        case unsure
        case saying
        case thinking(ThoughtMark.Pair)
        /// A message in a channel that is not meant for the listener.
        case channel
        /// The name of the speaker and the channel comes.
        case heading
        /// A message has ended, and the next has not begun.
        case between
    }

    private var state: State
    private let pair: ThoughtMark.Pair
    /// What was read and not yet passed on: the beginning of a mark, or what is held back.
    private var rest: [UInt8] = []
    private var held = ""
    private var heading = ""
    /// Whether what is said begins now, so that no space comes before it.
    private var isFresh = false
    /// Whether there was a thought.
    package private(set) var hasThought = false

    /// - Parameters:
    ///   - mayBeOpen: whether the prompt may have opened a thought.
    ///   - pair: the marks of such a thought.
    package init(mayBeOpen: Bool = false, pair: ThoughtMark.Pair = .usual) {
        (state, self.pair) = (mayBeOpen ? .unsure : .saying, pair)
    }

    /// Whether what comes next is not said, as far as it is known.
    package var isThinking: Bool { state != .saying }
    /// Whether it is not known.
    package var isUnsure: Bool { state == .unsure }

    /// What ends a thought that has not ended.
    package var closing: String {
        switch state {
        case .saying: ""
        case .unsure: "\n\(pair.close)\n\n"
        case .thinking(let pair): "\n\(pair.close)\n\n"
        case .channel: "<|end|><|start|>assistant<|channel|>final<|message|>"
        case .heading: "<|channel|>final<|message|>"
        case .between: "<|start|>assistant<|channel|>final<|message|>"
        }
    }

    /// Reads more.
    ///
    /// - Returns: what of it, and of what was held back, is said. A thought's end that nobody expected is part of it:
    ///   what was said before was a thought, too.
    package mutating func append(_ text: String) -> String {
        rest += text.utf8
        var said = ""
        while let (place, mark) = ThoughtMark.first(in: rest) {
            said += take(rest[..<place.lowerBound])
            said += pass(mark, rest[place])
            rest.removeFirst(place.upperBound)
        }
        let whole = rest.count - ThoughtMark.begun(in: rest)
        said += take(rest[..<whole])
        rest.removeFirst(whole)
        return said
    }

    /// What is left at the end.
    ///
    /// - Parameter isCut: whether the end came too early: what is held back was a thought then.
    package mutating func end(isCut: Bool = false) -> String {
        let last = take(rest[...])
        rest = []
        if state == .unsure, !isCut { return held }
        return last
    }

    /// What a whole text says.
    package static func said(in text: String) -> String {
        var filter = ThoughtFilter()
        let said = filter.append(text) + filter.end()
        guard let (place, _) = ThoughtMark.last(of: .close, in: Array(said.utf8)) else { return said }
        return String(decoding: said.utf8.dropFirst(place.upperBound), as: UTF8.self)
    }

    // MARK: - Parts

    private mutating func take(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        switch state {
        case .unsure: held += text
        case .heading: heading += text
        case .thinking, .channel, .between: break
        case .saying:
            let said = isFresh ? String(text.drop(while: \.isWhitespace)) : text
            if !said.isEmpty { isFresh = false }
            return said
        }
        return ""
    }

    private mutating func pass(_ mark: ThoughtMark.Meaning, _ bytes: ArraySlice<UInt8>) -> String {
        let before = state
        switch mark {
        case .open(let pair): state = .thinking(pair)
        case .close: state = .saying
        case .channel, .start: (state, heading) = (.heading, "")
        case .message: state = before == .heading && !Self.isForListener(heading) ? .channel : .saying
        case .end: state = .between
        }
        held = ""
        if before != .saying { isFresh = true }
        switch (state, mark) {
        case (.thinking, _), (.channel, _), (_, .close): hasThought = true
        default: break
        }
        return before == .saying && mark == .close ? String(decoding: bytes, as: UTF8.self) : ""
    }

    /// Whether a message is for the listener, by what stands before it: a channel, or the speaker alone.
    private static func isForListener(_ heading: String) -> Bool {
        ["final", "assistant"].contains { heading.drop(while: \.isWhitespace).hasPrefix($0) }
            || heading.allSatisfy(\.isWhitespace)
    }
}
