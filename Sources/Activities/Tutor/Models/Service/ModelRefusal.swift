import Conversion
import Installed

extension InstalledRefusal {
    /// - Parameter path: of the language model that was not read.
    init(_ refusal: ConversionRefusal, path: String) {
        let kind: Kind =
            switch refusal.reason {
            case .truncatedModel: .truncated
            case .modelPart: .part
            case .model(.noTemplate), .noLanguageModel: .noChat
            default: .notRead
            }
        self.init(kind, "\(path: path) \(refusal)")
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
