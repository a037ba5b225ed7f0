import Installed
import Sentences
import Voices

/// What the commands say of voices.
enum VoiceText {
    static func added(_ added: VoiceAdding.Added) -> String {
        let voice = added.voice, record = voice.record
        let first: Sentence =
            added.wasThere
            ? "This voice is already installed as \(text: voice.name); nothing has changed"
            : "Added \(text: voice.name)"
        let facts: [[Sentence]] = [
            ["kind", name(of: voice)], ["language", languages(of: voice)], ["licence", licence(of: voice)],
            ["size", Sentence.size(record.bytes)], ["sound", "\(record.rate) samples a second"],
        ]
        let speakers: [[Sentence]] =
            record.speakers > 1
            ? [["speakers", "\(text: "\(voice.name):1") to \(text: "\(voice.name):\(record.speakers)")"]] : []
        let next: Sentence = "Next: pasaka voice say TEXT -o FILE.wav --voice \(text: voice.name)"
        let table = ModelCommand.table(facts + speakers, indent: "  ")
        return [first.description, table, next.description].joined(separator: "\n")
    }

    static func list(_ voices: [InstalledVoice]) -> String {
        guard !voices.isEmpty else {
            let none: Sentence = "no voice is installed; pasaka model add FOLDER adds one, espeak-ng's are always there"
            return none.description
        }
        let head: [Sentence] = ["name", "kind", "language", "speakers", "size", "licence"]
        return ModelCommand.table(
            [head]
                + voices.map { voice -> [Sentence] in
                    [
                        "\(text: voice.name)", name(of: voice), languages(of: voice), "\(voice.record.speakers)",
                        Sentence.size(voice.record.bytes), licence(of: voice),
                    ]
                })
    }

    private static func name(of voice: InstalledVoice) -> Sentence { "\(text: voice.record.kind.label)" }

    private static func languages(of voice: InstalledVoice) -> Sentence {
        voice.record.languages.map { "\(text: $0)" as Sentence }.joined(separator: ", ")
    }

    private static func licence(of voice: InstalledVoice) -> Sentence {
        voice.record.licence.map { "\(text: $0)" } ?? "not stated"
    }
}
