/// The letters of a keyboard on the screen, row by row.
public struct KeyboardLayout: Hashable, Sendable {
    /// The language whose letters it has, as `lv`; shown in capitals on the key that changes it.
    public let language: String
    /// Small letters and marks, from the top.
    public let rows: [[Character]]

    /// - Parameter rows: each as its letters without spaces.
    public init(_ language: String, _ rows: String...) {
        self.language = language
        self.rows = rows.map(Array.init)
    }

    /// The letters with signs have a row of their own, so that none must be held.
    public static let latvian = KeyboardLayout("lv", "āčēģīķļņšūž", "qwertyuiop", "asdfghjkl", "zxcvbnm")
    public static let spanish = KeyboardLayout("es", "áéíóúü¿?¡!", "qwertyuiop", "asdfghjklñ", "zxcvbnm")
    public static let english = KeyboardLayout("en", "1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm")

    /// Digits and marks, the same for all languages.
    static let marks = KeyboardLayout("123", "1234567890", "!?¡¿:;'\"()", "-–+*/=&%@#", "_°«»„”…€")
}
