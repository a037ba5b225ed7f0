import Spanish

extension Correction {
    /// The reason in the language of the explanations.
    func why(in language: TutorLanguage) -> String {
        switch language {
        case .latvian: reason.latvian
        case .english: reason.english
        case .spanish: reason.spanish
        }
    }
}
