import Conversion
import Inference
import Installed

extension InstalledRefusal {
    /// - Parameter path: of the language model that was not read.
    init(_ refusal: ConversionRefusal, path: String) {
        let kind: Kind =
            switch refusal.reason {
            case .truncatedModel: .truncated
            case .modelPart: .part
            case .model(.noTemplate), .noLanguageModel: .noChat
            case .model(.noVocabulary): .vocabulary
            default: .notRead
            }
        self.init(kind, "\(path: path) \(refusal)")
    }

    /// - Parameter path: of the language model that the engine does not load.
    init(_ failure: LanguageFailure, path: String, _ header: ModelHeader) {
        switch failure {
        case .unknownArchitecture:
            let name = header.architecture
            self.init(
                .architecture(name), "\(path: path) has the architecture \(text: name), which the engine does not know")
        case .noVocabulary: self.init(.vocabulary, "\(path: path) \(failure)")
        case .unknownTemplate: self.init(.template, "\(path: path) \(failure)")
        case .noTemplate: self.init(.noChat, "\(path: path) \(failure)")
        // It has died of the file.
        case .unreadable, .died: self.init(.notRead, "\(path: path) \(LanguageFailure.unreadable)")
        case .noMemory, .oldProcessor, .noSandbox, .tooLong, .cancelled:
            self.init(.failed, "\(path: path) \(failure)")
        }
    }

    static func shortContext(_ tokens: Int, of path: String) -> InstalledRefusal {
        InstalledRefusal(
            .shortContext(tokens: tokens),
            "\(path: path) takes in only \(tokens) tokens at once; a talk needs at least \(ModelMemory.leastContext)"
        )
    }
}

extension Models.Refusal {
    /// What the pages of language models can say of it.
    init(_ kind: InstalledRefusal.Kind) {
        self =
            switch kind {
            case .notOpened: .notOpened
            case .truncated: .truncated
            case .part: .part
            case .noChat: .noChat
            case .shortContext(let tokens): .shortContext(tokens: tokens)
            case .architecture(let name): .architecture(name)
            case .template: .template
            case .vocabulary: .vocabulary
            case .memory(let needed, let available): .memory(needed: needed, available: available)
            case .room(let needed, let free): .room(needed: needed, free: free)
            case .busy: .busy
            case .cancelled: .cancelled
            case .notCopied: .notCopied
            case .unwritable: .unwritable
            case .unknownName: .unknownName
            case .needsProgram: .needsProgram
            case .notRead, .language, .silence, .noise, .failed: .notRead
            }
    }
}
