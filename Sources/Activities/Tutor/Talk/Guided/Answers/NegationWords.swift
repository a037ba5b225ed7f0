import Spanish

/// The words by which a Spanish text negates, and those that end what is negated; without accents.
enum NegationWords {
    /// What negates the words that follow.
    static let negators: Set = [
        "no", "sin", "ni", "nada", "nunca", "jamas", "tampoco", "nadie", "ningun", "ninguno", "ninguna", "apenas",
        "excepto", "salvo", "en vez de", "en lugar de", "vez", "lugar", "menos",
    ]
    /// Verbs that say no by themselves, by base form.
    static let refusingVerbs: Set = ["odiar", "detestar", "aborrecer", "rechazar", "evitar"]
    /// Verbs whose negation is a trouble with a thing, and does not refuse it: `no encuentro el pasaporte`.
    static let troubleVerbs: Set = [
        "encontrar", "localizar", "funcionar", "arrancar", "encender", "abrir", "cerrar", "cargar", "conectar", "sonar",
        "recordar", "acordar", "entender", "comprender", "soportar", "aguantar", "conseguir", "lograr",
    ]
    /// Verbs whose negation is no refusal: `no sé`.
    static let doubtingVerbs: Set = ["saber", "recordar", "acordar"]
    /// Verbs of wanting and taking, before which what stands in front is negated, too: `el pan no me gusta`.
    static let choosingVerbs: Set = [
        "querer", "gustar", "desear", "necesitar", "preferir", "tomar", "comer", "beber", "poder", "encantar",
        "interesar", "apetecer", "llevar", "comprar", "tener",
    ]
    /// What begins another thought.
    static let enders: Set = [
        "pero", "sino", "porque", "aunque", "pues", "entonces", "gracias", "favor", "por favor", "señor", "señora",
    ]
    /// What begins another thought if something was negated before: `no quiero pan solo agua`.
    static let lateEnders: Set = ["mejor", "solo", "solamente", "unicamente"]
    /// Subjects, before which a `no` stands alone: `no yo quiero pan`.
    static let subjects: Set = ["yo", "usted", "ustedes", "nosotros", "nosotras", "vosotros", "vosotras"]
    static let clitics: Set = ["me", "te", "le", "lo", "la", "nos", "os", "les", "los", "las", "se"]
    static let only: Set = ["solo", "solamente", "unicamente"]
    /// Words that bear no meaning of their own, where no analyser says so.
    static let small: Set = [
        "a", "al", "con", "de", "del", "el", "en", "la", "los", "las", "lo", "un", "una", "unos", "unas", "por",
        "para", "mi", "mis", "tu", "tus", "su", "sus", "y", "e", "o", "u", "que", "me", "te", "le", "se", "nos", "muy",
        "mas", "ya", "hoy", "si", "yo", "este", "esta", "ese", "esa",
    ]
}
