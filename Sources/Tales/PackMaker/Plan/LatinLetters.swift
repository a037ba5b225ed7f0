/// Latin letters for those of other alphabets, to make names of files that can be read.
enum LatinLetters {
    /// - Parameter scalar: in lower case.
    /// - Returns: ASCII letters, perhaps none; nil for what has no transcription here.
    static func of(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "a"..."z", "0"..."9": String(scalar)
        default: transcribed[scalar] ?? withoutMarks(scalar)
        }
    }

    /// The Unicode name of š is LATIN SMALL LETTER S WITH CARON, that of ё CYRILLIC SMALL LETTER IO.
    private static func withoutMarks(_ scalar: Unicode.Scalar) -> String? {
        let words = scalar.properties.name?.split(separator: " ") ?? []
        guard words.count > 4, words[1...2] == ["SMALL", "LETTER"], words[4] == "WITH" else { return nil }
        if words[0] == "LATIN", words[3].count == 1 { return words[3].lowercased() }
        return words[0] == "GREEK" ? greek[words[3]].flatMap { transcribed[$0] } : nil
    }

    /// Accented letters of Greek by the names of their bases.
    private static let greek: [Substring: Unicode.Scalar] = [
        "ALPHA": "α", "EPSILON": "ε", "ETA": "η", "IOTA": "ι", "OMICRON": "ο", "UPSILON": "υ", "OMEGA": "ω",
    ]

    private static let transcribed: [Unicode.Scalar: String] = {
        let letters = (latin + cyrillic + greekLetters + hebrew + arabic).split(separator: " ")
        return Dictionary(
            letters.compactMap { letter in letter.unicodeScalars.first.map { ($0, letter.unicodeScalars.dropFirst()) } }
                .map { ($0, String($1)) }
        ) { first, _ in first }
    }()

    // Each letter is followed by its transcription.
    private static let latin = "ßss æae œoe þth ðd ıi ŋng ĸk ſs "
    private static let cyrillic =
        "аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya "
        + "іi їyi єye ґg ўu јj љlj њnj ћc ђdj џdz ѕdz ќk ѓg ѝi ѐe қq ғg әa өo ұu үu һh ңn "
    private static let greekLetters =
        "αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo "
    private static let hebrew =
        "אa בb גg דd הh וv זz חch טt יy כk ךk לl מm םm נn ןn סs ע פp ףf צts ץts קk רr שsh תt "
    private static let arabic =
        "اa أa إi آa بb تt ثth جj حh خkh دd ذdh رr زz سs شsh صs ضd طt ظz ع غgh فf قq كk لl مm نn هh ةa وw ؤw يy ئy ىa ء "
        + "پp چch ژzh گg کk یy"
}
