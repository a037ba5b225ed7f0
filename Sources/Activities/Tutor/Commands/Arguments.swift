import ArgumentParser
import Spanish

extension LevelChoice: ExpressibleByArgument {}
extension TutorLanguage: ExpressibleByArgument {}
extension Dialect: ExpressibleByArgument {}
extension VerbTense: ExpressibleByArgument {}

extension TutorPreset: ExpressibleByArgument {
    public init?(argument: String) {
        guard let preset = Self.offered.first(where: { $0.label == argument }) else { return nil }
        self = preset
    }

    public static var allValueStrings: [String] { offered.map(\.label) }
    public var defaultValueDescription: String { label }

    /// The presets but the learner's own, whose words are in a document.
    private static var offered: [TutorPreset] { allCases.filter { $0 != .custom } }
}
