/// A noun with its article and adjectives, or a name, of which the number is sure.
struct SubjectPhrase {
    /// The numbers of its words.
    let words: Range<Int>
    let isPlural: Bool
    /// The base form of its noun.
    let noun: String
    /// Whether it is a person's name.
    let isName: Bool
    /// Whether its noun is one of a crowd (`la mayoría de los niños`), with which both numbers are right.
    let isCrowd: Bool

    /// The one that begins with a word; nil if there is none that is sure.
    init?(at start: Int, in row: WordRow, names: Set<String> = []) {
        if let name = Self.name(at: start, row, names) {
            (words, isPlural, noun, isName, isCrowd) = (start..<name, false, row.text(start), true, false)
            return
        }
        guard let (isPlural, first) = Self.determiner(at: start, row),
            let head = Self.head(from: first, isPlural, row),
            let noun = row[head]?.readings.first(where: { Self.isNoun($0, isPlural) })?.lemma
        else { return nil }
        (self.isPlural, self.noun, isName) = (isPlural, noun, false)
        isCrowd = Self.crowds.contains(noun)
        words = start..<Self.end(after: head, isPlural, row, names)
    }

    /// Whether it says when, such as `la semana pasada`.
    var isTime: Bool { Self.times.contains(noun) }

    private static let crowds: Set<String> = [
        "mayoría", "mitad", "parte", "grupo", "resto", "montón", "multitud", "serie", "par", "docena", "tercio",
        "cantidad",
        "número", "conjunto", "infinidad", "minoría", "mayor parte", "pareja", "millón", "centenar", "tipo", "clase",
    ]
    static let times: Set<String> = [
        "día", "semana", "mes", "año", "mañana", "tarde", "noche", "hora", "minuto", "segundo", "rato", "momento",
        "vez",
        "tiempo", "siglo", "verano", "invierno", "otoño", "primavera", "fin", "fin de semana", "lunes", "martes",
        "miércoles", "jueves", "viernes", "sábado", "domingo", "enero", "febrero", "marzo", "abril", "mayo", "junio",
        "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre", "madrugada", "mediodía", "medianoche",
        "temporada",
        "época", "trimestre", "curso", "navidad", "vacación", "vacaciones", "metro", "kilómetro", "kilo", "euro",
        "peso", "manera", "modo",
        "forma", "final", "principio", "lado", "instante",
    ]

    // MARK: - Its parts

    private static func determiner(at start: Int, _ row: WordRow) -> (isPlural: Bool, next: Int)? {
        var place = start
        if ["todo", "toda", "todos", "todas"].contains(row.text(place)) {
            place += 1
            guard let next = row[place], next.may("det", "def") || next.may("det", "pos") || next.may("det", "dem")
            else { return nil }
        }
        guard let word = row[place], !row.isBreak(place) || place == start, !notOne.contains(word.text) else {
            return nil
        }
        let kinds = ["def", "pos", "dem", "ind", "qnt"]
        guard
            let reading = word.readings.first(where: {
                $0.has("det") && kinds.contains(where: $0.has) && !$0.has("itg")
            }),
            reading.has("sg") != reading.has("pl"),
            sure.contains(reading.lemma) || !reading.has("ind") && !reading.has("qnt")
        else { return nil }
        return (reading.has("pl"), place + 1)
    }

    /// Words with which it is mostly no subject.
    private static let notOne: Set<String> = ["lo", "qué", "cuánto", "cuánta", "cuántos", "cuántas"]
    /// Indefinite ones with which it mostly is the subject.
    private static let sure: Set<String> = ["alguno", "vario", "varios", "ambos", "ambas", "ninguno", "todo", "cada"]

    private static func head(from first: Int, _ isPlural: Bool, _ row: WordRow) -> Int? {
        var place = first
        while place < first + 3, let word = row[place], !row.isBreak(place) {
            let isAdjective = word.readings.contains { ($0.has("adj") || $0.has("num") || $0.has("det")) }
            let next = row[place + 1]?.readings.contains { isNoun($0, isPlural) } ?? false
            if word.readings.contains(where: { isNoun($0, isPlural) }) {
                // `la joven pareja`: the second is the noun.
                let takesNext =
                    isAdjective && next && !row.isBreak(place + 1)
                    && !(row[place + 1]?.readings.contains { $0.has("adj") || $0.isVerb } ?? true)
                return takesNext ? place + 1 : place
            }
            guard isAdjective, !word.may("det", "def") else { return nil }
            place += 1
        }
        return nil
    }

    private static func isNoun(_ reading: Reading, _ isPlural: Bool) -> Bool {
        reading.has("n") && !reading.has("acr") && reading.joined.isEmpty && agrees(reading, isPlural)
    }

    private static func agrees(_ reading: Reading, _ isPlural: Bool) -> Bool {
        reading.has(isPlural ? "pl" : "sg") || reading.has("sp")
    }

    /// Past adjectives, names and phrases with `de`.
    private static func end(after head: Int, _ isPlural: Bool, _ row: WordRow, _ names: Set<String>) -> Int {
        var place = head + 1
        while !row.isBreak(place), let word = row[place] {
            if ["más", "muy", "menos", "tan"].contains(word.text), isAdjective(place + 1, isPlural, row) {
                place += 2
            } else if isAdjective(place, isPlural, row) {
                place += 1
            } else if let name = name(at: place, row, names), !isPlural {
                place = name
            } else if let end = phrase(at: place, row, names) {
                return end
            } else {
                break
            }
        }
        return place
    }

    /// An adjective that is no verb with a person.
    private static func isAdjective(_ place: Int, _ isPlural: Bool, _ row: WordRow) -> Bool {
        guard let word = row[place], !row.isBreak(place), row.finite(place).isEmpty else { return false }
        return word.readings.contains { ($0.has("adj") || $0.has("pp")) && $0.joined.isEmpty && agrees($0, isPlural) }
    }

    /// The end of `de` with a noun phrase, a name or a bare noun.
    private static func phrase(at place: Int, _ row: WordRow, _ names: Set<String>) -> Int? {
        guard ["de", "del"].contains(row.text(place)), !row.isBreak(place + 1) else { return nil }
        if row.text(place) == "de", let inner = SubjectPhrase(at: place + 1, in: row, names: names) {
            return inner.words.upperBound
        }
        guard let noun = row[place + 1] else { return nil }
        for isPlural in [false, true] where noun.readings.contains(where: { isNoun($0, isPlural) }) {
            return end(after: place + 1, isPlural, row, names)
        }
        return noun.may("np") || noun.isCapitalized && names.contains(noun.surface) ? place + 2 : nil
    }

    /// The end of a person's name.
    private static func name(at start: Int, _ row: WordRow, _ names: Set<String>) -> Int? {
        guard let first = row[start], first.isCapitalized, first.must("np", "ant") else { return nil }
        var place = start + 1
        while let word = row[place], !row.isBreak(place), word.isCapitalized,
            word.may("np") || names.contains(word.surface)
        {
            place += 1
        }
        return place
    }
}
