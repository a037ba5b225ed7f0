import Engine

extension TutorWording {
    /// The door on home alone: Soltura itself speaks to learners in Latvian, English and Spanish.
    static let translations: Translations = [.ukrainian: ["Conversations": "Розмови"]]
}
