import Spanish

/// What the other speaker says to a request, or to what is no answer.
extension Line {
    static let ofCourse = Line("Claro.", "Of course.", "Protams.")
    static let moreSlowly = Line("Sí, más despacio.", "Yes, more slowly.", "Jā, lēnāk.")
    static let neverMind = Line("No pasa nada. Más despacio.", "Never mind. More slowly.", "Nekas. Lēnāk.")
    static let unknownWord = Line(
        "Esa palabra no la sé. ¿Con otras palabras?", "I don't know that word. In other words?",
        "To vārdu es nezinu. Un citiem vārdiem?")

    static func youSay(_ word: String) -> Line {
        Line("Se dice «\(word)».", "You say “\(word)”.", "Saka „\(word)”.")
    }

    /// - Parameter names: two things, in Spanish.
    static func whichOf(_ names: String) -> Line {
        Line(
            "¿\(names)? ¿Cuál de las dos cosas?", "One or the other? Which of the two?",
            "Viens vai otrs? Kurš no abiem?")
    }
}

/// What a question asks for, by how its question word begins.
enum QuestionKind: String, CaseIterable {
    case what = "qué"
    case place = "dónde"
    case goal = "adónde"
    case time = "cuándo"
    case number = "cuánt"
    case choice = "cuál"
    case person = "quién"
    case way = "cómo"
    case why = "por qué"

    /// What asks once more after a refusal.
    func line(_ spanish: String) -> Line {
        switch self {
        case .what: Line(spanish, "Not that? What, then?", "To ne? Ko tad?")
        case .place: Line(spanish, "Not there? Where, then?", "Tur ne? Kur tad?")
        case .goal: Line(spanish, "Not there? Where, then?", "Uz turieni ne? Kurp tad?")
        case .time: Line(spanish, "Not then? When, then?", "Tad ne? Kad tad?")
        case .number: Line(spanish, "Not that many? How many, then?", "Tik ne? Cik tad?")
        case .choice: Line(spanish, "Not that one? Which one, then?", "To ne? Kuru tad?")
        case .person: Line(spanish, "Not that person? Who, then?", "Šis ne? Kas tad?")
        case .way: Line(spanish, "Not like that? How, then?", "Tā ne? Kā tad?")
        case .why: Line(spanish, "Not because of that? Why, then?", "Tāpēc ne? Kāpēc tad?")
        }
    }
}
