/// Why a file is no language model that can be used; the end of a sentence whose subject is the file.
package enum ModelFault: String, Codable, CaseIterable, Sendable {
    case noModel = "is not a language model (GGUF)"
    case bigEndian = "is made for other machines (big-endian); get the usual file (little-endian)"
    case addition = "is only an addition to a language model, not a model itself"
    case noTemplate = "is not a chat model: it has no chat template"
    case noVocabulary = "has no vocabulary, so it can neither read nor write"
    case noWeights = "has no weights"
    case largeHeader = "has a header of more than 64 MB"
    case unknownQuantisation = "has weights in a format that this Pasaka does not know"
    // Damage
    case manyEntries = "is damaged: its header claims too many entries"
    case doubleEntry = "is damaged: its header has two entries of one name"
    case unknownValue = "is damaged: its header has a value of an unknown kind"
    case wrongFigure = "is damaged: a figure in its header is missing or impossible"
    case wrongWeights = "is damaged: its list of weights is impossible"
}
