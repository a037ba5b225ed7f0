import ArgumentParser
import Sentences

/// The description of a command, in the language of the terminal.
public func said(_ sentence: Sentence) -> String { sentence.description }

extension ArgumentHelp {
    /// The description of an argument, in the language of the terminal.
    public static func said(
        _ sentence: Sentence, valueName: String? = nil, visibility: ArgumentVisibility = .default
    ) -> ArgumentHelp { ArgumentHelp(sentence.description, valueName: valueName, visibility: visibility) }
}
