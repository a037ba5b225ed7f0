import Engine

/// What the grown-ups' pages of Soltura and of language models say.
extension TutorWording {
    static let showDoor = Self("Rādīt sarunas", "Show conversations")
    static let showDoorNote = Self("sākumlapā, spāņu valodas mācībām", "on home, for learning Spanish")
    static func sceneCount(_ count: Int) -> Self {
        Self(
            "\(count) \(count.isOneInLatvian ? "rakstīta saruna" : "rakstītas sarunas")",
            "\(count) \(count == 1 ? "written conversation" : "written conversations")")
    }
    static func sceneCountNote(categories: Int) -> Self {
        Self(
            "\(categories) \(categories.isOneInLatvian ? "temats" : "temati")",
            "\(categories) \(categories == 1 ? "subject" : "subjects")")
    }
    static let scenesMissing = Self("Sarunas nav uzstādītas", "The conversations are not installed")
    static let rulesThere = Self(
        "Vārdus un kļūdas skaidro pēc valodas likumiem", "Words and mistakes are explained by rule")
    static let rulesThereNote = Self(
        "ar Apertium un hunspell, bez tīkla", "with Apertium and hunspell, without a network")
    static let rulesMissing = Self("Skaidrojumi nav uzstādīti", "The explanations are not installed")
    static let installCommand = Self("sudo apt install pasaka-soltura", "sudo apt install pasaka-soltura")
    static let privacy = Self("Sarunā rakstīto nekur nesaglabā", "Nothing typed in a conversation is saved")
    static let privacyNote = Self(
        "Saruna ir tikai atmiņā, kamēr tā ir atvērta.", "A conversation is in memory only, while it is open.")
    static let models = Self("Valodas modeļi", "Language models")
    static func modelCount(_ count: Int) -> Self {
        Self(
            "\(count) \(count.isOneInLatvian ? "modelis ir uzstādīts" : "modeļi ir uzstādīti")",
            "\(count) \(count == 1 ? "model is installed" : "models are installed")")
    }
    /// - Parameters:
    ///   - size: bytes.
    ///   - licence: nil if the model states none.
    ///   - exam: nil to leave it out.
    static func modelFacts(
        size: Int, quantisation: String, licence: String?, exam: ExamWording? = nil
    ) -> Self {
        let facts = Self(
            "\(bytes: size) · \(quantisation) · \(licence ?? "licence nav norādīta")",
            "\(bytes: size) · \(quantisation) · \(licence ?? "no licence stated")")
        return exam.map { Self("\(facts) · \($0)", "\(facts) · \($0)") } ?? facts
    }
    static func modelDamaged(size: Int) -> Self {
        Self(
            "\(bytes: size) · bojāts; noņemiet un pievienojiet to vēlreiz",
            "\(bytes: size) · damaged; remove it and add it again")
    }
    static func modelOnMedium(size: Int, medium: String) -> Self {
        Self(
            "\(bytes: size) zibatmiņā „\(medium)”; pieskaries, lai pievienotu",
            "\(bytes: size) on “\(medium)”; touch to add it")
    }
    static let insertModel = Self(
        "Iespraudiet zibatmiņu ar valodas modeli (.gguf)", "Insert a stick with a language model (.gguf)")
    static let addingModel = Self("Pievieno valodas modeli…", "A language model is being added…")
    static let checkingModel = Self("Modeli pārbauda…", "It is being checked…")
    static let stopAdding = Self("Pārtraukt", "Stop")
    /// Bytes of a model that are on the disk.
    static func modelCopied(_ bytes: Int, of all: Int) -> Self {
        Self("\(bytes: bytes) no \(bytes: all)", "\(bytes: bytes) of \(bytes: all)")
    }
    static let modelAdded = Self("Modelis pievienots", "The model is added")
    static func modelWasThere(name: String) -> Self {
        Self("Tas jau ir uzstādīts: \(name)", "It is installed already: \(name)")
    }
    static let modelRemoved = Self("Modelis noņemts", "The model is removed")
    static func modelRefused(_ refusal: Models.Refusal) -> Self { Self(wording: refusal.words) }
    static func modelMemory(needed: Int) -> Self {
        Self("Vajag \(bytes: needed) atmiņas", "It needs \(bytes: needed) of memory")
    }
    static func memoryAvailable(_ bytes: Int) -> Self {
        Self("tagad pieejami \(bytes: bytes)", "\(bytes: bytes) are available now")
    }
    static func modelContext(_ tokens: Int) -> Self {
        Self("Vienlaikus uztver līdz \(tokens) tekstvienībām", "Takes in at most \(tokens) tokens at once")
    }
    static func modelContextNote(used: Int) -> Self {
        Self("Sarunai pietiek ar \(used).", "A talk uses at most \(used).")
    }
    static func exam(_ exam: ExamWording) -> Self { Self(wording: exam.wording) }
    static let removeModel = Self("Noņemt modeli", "Remove the model")
    static let keepModel = Self("Paturēt modeli", "Keep the model")
    static let removeModelNow = Self("Jā, noņemt", "Yes, remove it")
    static let modelGone = Self("Tāda modeļa vairs nav", "There is no such model any more")
    /// What a removed model leaves free.
    static func roomOfModel(_ bytes: Int) -> Self {
        Self("Atbrīvosies \(bytes: bytes)", "\(bytes: bytes) become free")
    }
}

extension Models.Refusal {
    /// What is wrong, and what to do.
    var words: Wording {
        switch self {
        case .notOpened:
            Wording(
                "Failu neizdevās atvērt. Iespraudiet zibatmiņu vēlreiz!",
                "The file could not be opened. Insert the stick again.")
        case .notRead:
            Wording(
                "Tas nav valodas modelis, vai arī tas ir bojāts.",
                "This is not a language model, or it is damaged.")
        case .truncated:
            Wording(
                "Fails ir aprauts. Pārkopējiet to zibatmiņā vēlreiz!",
                "The file is truncated. Copy it to the stick again.")
        case .part:
            Wording(
                "Tā ir tikai daļa no modeļa. Vispirms apvieno daļas!",
                "This is only a part of a model. Join the parts first.")
        case .noChat:
            Wording(
                "Šis modelis nesarunājas. Izvēlieties sarunu modeli (instruct)!",
                "This model cannot talk. Choose a chat model (instruct).")
        case .shortContext(let tokens):
            Wording(
                "Vienlaikus uztver tikai \(tokens) tekstvienības; sarunai vajag vismaz \(ModelMemory.leastContext).",
                "It takes in only \(tokens) tokens at once; a talk needs at least \(ModelMemory.leastContext)."
            )
        case .architecture(let name):
            Wording(
                "Pasaka nepazīst modeļus ar tādu uzbūvi kā šim: \(name).",
                "Pasaka does not know models of this one’s architecture: \(name).")
        case .template:
            Wording(
                "Šī modeļa sarunas veidni Pasaka nepazīst.", "Pasaka does not know the chat template of this model.")
        case .vocabulary:
            Wording(
                "Modelim nav vārdu krājuma, ko Pasaka pazītu, tāpēc tas neprot ne lasīt, ne rakstīt.",
                "The model has no vocabulary that Pasaka knows, so it can neither read nor write.")
        case .memory(let needed, let available):
            Wording(
                "Vajag \(bytes: needed) atmiņas, bet pieejami \(bytes: available).",
                "It needs \(bytes: needed) of memory, but \(bytes: available) are available.")
        case .room(let needed, let free):
            Wording(
                "Vajag \(bytes: needed) diskā, bet brīvi ir \(bytes: free).",
                "It needs \(bytes: needed) on the disk, but \(bytes: free) are free.")
        case .busy:
            Wording(
                "Pašlaik pievieno citu modeli. Pamēģini vēlāk!",
                "Another model is being added. Try again later.")
        case .cancelled: Wording("Pārtraukts; nekas nav pievienots.", "Stopped; nothing was added.")
        case .notCopied:
            Wording(
                "Pārkopēt neizdevās. Iespraudiet zibatmiņu vēlreiz!",
                "It could not be copied. Insert the stick again.")
        case .unwritable: Wording("Diskā nevar ierakstīt.", "The disk cannot be written.")
        case .unknownName: Wording("Tāda modeļa vairs nav.", "There is no such model any more.")
        case .needsProgram:
            Wording(
                "Trūkst kādas Pasakas daļas. Uzstādiet Pasaku vēlreiz!",
                "A part of Pasaka is missing. Install Pasaka again.")
        }
    }
}
