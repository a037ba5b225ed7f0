import Spanish

/// The words by which a Spanish text negates, and those that end what is negated; without accents.
enum NegationWords {
    /// What negates the words that follow.
    static let negators: Set = [
        "no", "sin", "ni", "nada", "nunca", "jamas", "tampoco", "nadie", "ningun", "ninguno", "ninguna", "apenas",
        "excepto", "salvo", "en vez de", "en lugar de", "vez", "lugar", "menos", "ya no", "para nada", "en absoluto",
        "de ninguna manera",
    ]
    /// Verbs that say no by themselves, by base form.
    static let refusingVerbs: Set = ["odiar", "detestar", "aborrecer", "rechazar", "evitar"]
    /// What one cannot take: `soy alérgico al chocolate`.
    static let aversions: Set = ["alergico", "alergica", "alergia", "asco"]
    /// What makes the words after `que` the worse ones: `más pan que pastel`.
    static let comparisons: Set = ["mas", "mejor", "antes"]
    /// What follows `a` after `prefiero` without being compared: `la mesa al fondo`.
    static let places: Set = [
        "lado", "fondo", "sol", "aire", "sombra", "horno", "plancha", "final", "principio", "centro", "derecha",
        "izquierda", "casa", "mediodia", "vapor",
    ]
    /// Verbs with which `a` and a base form go: `prefiero ir a nadar`.
    static let verbsWithA: Set = [
        "ir", "venir", "volver", "salir", "empezar", "aprender", "ayudar", "jugar", "invitar", "llegar", "subir",
        "bajar", "llamar", "ver", "viajar", "escribir", "preguntar", "esperar", "llevar", "dar", "decir", "regresar",
    ]
    /// Verbs whose negation is a trouble with a thing, and does not refuse it: `no encuentro el pasaporte`.
    static let troubleVerbs: Set = [
        "encontrar", "localizar", "funcionar", "arrancar", "encender", "abrir", "cerrar", "cargar", "conectar", "sonar",
        "recordar", "acordar", "entender", "comprender", "soportar", "aguantar", "conseguir", "lograr",
    ]
    /// Verbs whose negation is no refusal: `no sé`.
    static let doubtingVerbs: Set = ["saber", "recordar", "acordar"]
    /// Verbs that say how something is, before which what stands in front is not negated: `en la terraza no hace frío`.
    static let statingVerbs: Set = [
        "ser", "estar", "haber", "hacer", "parecer", "faltar", "importar", "molestar", "doler",
    ]
    /// Times of anything: what is not done then leaves the time free, as in `el lunes no trabajo`.
    static let times: Set = [
        "hoy", "ayer", "ahora", "manana", "tarde", "noche", "lunes", "martes", "miercoles", "jueves", "viernes",
        "sabado", "sabados", "domingo", "domingos", "semana", "mes", "ano", "verano", "invierno", "siempre", "dia",
        "dias", "mediodia", "fin", "vez",
    ]
    /// Verbs of wanting and taking, whose negation refuses also a time: `el lunes no puedo`.
    static let choosingVerbs: Set = [
        "querer", "gustar", "desear", "necesitar", "preferir", "tomar", "comer", "beber", "poder", "encantar",
        "interesar", "apetecer", "llevar", "comprar", "tener", "venir", "ir", "salir",
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
    /// Whether a `no` before these words says that all is well: `no hay problema`, `no se preocupe`, `no pasa nada`.
    static func reassure(_ next: [String]) -> Bool {
        [["hay", "problema"], ["pasa", "nada"], ["faltaba", "mas"]].contains(next)
            || ["importa", "faltaba mas"].contains(next.first)
            || ["se", "te"].contains(next.first) && next.last?.hasPrefix("preocup") ?? false
    }

    static let only: Set = ["solo", "solamente", "unicamente"]
    /// Words that bear no meaning of their own, where no analyser says so.
    static let small: Set = [
        "a", "al", "con", "de", "del", "el", "en", "la", "los", "las", "lo", "un", "una", "unos", "unas", "por",
        "para", "mi", "mis", "tu", "tus", "su", "sus", "y", "e", "o", "u", "que", "me", "te", "le", "se", "nos", "muy",
        "mas", "ya", "hoy", "si", "yo", "este", "esta", "ese", "esa",
    ]
}
