/// The person who acts, as a table of conjugation names it.
enum Person: String, Codable, CaseIterable, Sendable {
    case yo
    case tu = "tú"
    case vos
    case el = "él"
    case nosotros
    case vosotros
    case ellos

    /// The analyser's symbols; `vos` has forms of its own, which the analyser does not know.
    var tags: [String] {
        switch self {
        case .yo: ["p1", "sg"]
        case .tu, .vos: ["p2", "sg"]
        case .el: ["p3", "sg"]
        case .nosotros: ["p1", "pl"]
        case .vosotros: ["p2", "pl"]
        case .ellos: ["p3", "pl"]
        }
    }

    /// The persons that a dialect has.
    static func all(in dialect: Dialect) -> [Person] {
        switch dialect {
        case .spain: [.yo, .tu, .el, .nosotros, .vosotros, .ellos]
        case .argentina: [.yo, .vos, .el, .nosotros, .ellos]
        case .mexico, .colombia: [.yo, .tu, .el, .nosotros, .ellos]
        }
    }

    /// Its pronouns, as a table shows them.
    func pronouns(in dialect: Dialect) -> String {
        switch self {
        case .yo, .tu, .vos: rawValue
        case .el: "él, ella, usted"
        case .nosotros: "nosotros, nosotras"
        case .vosotros: "vosotros, vosotras"
        case .ellos: "ellos, ellas, ustedes"
        }
    }

    /// The pronoun of a reflexive verb.
    var reflexive: String {
        switch self {
        case .yo: "me"
        case .tu, .vos: "te"
        case .el, .ellos: "se"
        case .nosotros: "nos"
        case .vosotros: "os"
        }
    }

    /// Its place in a table of endings; `vos` has that of `tú`.
    var place: Int {
        switch self {
        case .yo: 0
        case .tu, .vos: 1
        case .el: 2
        case .nosotros: 3
        case .vosotros: 4
        case .ellos: 5
        }
    }
}
