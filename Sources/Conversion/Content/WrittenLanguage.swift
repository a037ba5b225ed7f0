/// A language by its letters, from the most to the least frequent.
///
/// The frequencies of letters fall about as fast in all of these languages, so the place alone tells how likely a letter
/// is: about one and a half times rarer every three places.
struct WrittenLanguage: Sendable {
    private let places: [Unicode.Scalar: Int]

    private init(_ letters: String) {
        places = Dictionary(letters.unicodeScalars.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    /// The place of a small letter, from 0; nil if the language does not have it.
    subscript(letter: Unicode.Scalar) -> Int? { places[letter] }

    private static let latvian = WrittenLanguage("aisetrunkomdlpāvīzjēbgšļcūņžķčģfh")
    private static let lithuanian = WrittenLanguage("iasotenrkuldmpvjgšėbžyąįųčęzūfch")
    private static let estonian = WrittenLanguage("aeistlnuodkmrgvhpjäõüböfšzž")
    private static let polish = WrittenLanguage("iaeozrnwsctykdpmłujlęgbąhżśóćfńźqvx")
    private static let german = WrittenLanguage("enisratdhulcgmobwfkzüvpäßjöyxq")
    private static let english = WrittenLanguage("etaoinshrdlucmfwygpbvkxjqzé")
    static let spanish = WrittenLanguage("eaosrnidlctumpbgóvyqíháfzjéñxkúüw")
    private static let french = WrittenLanguage("esaitnrulodcpmévqfbghjàxèyêzçôùâûîœwkëï")
    private static let russian = WrittenLanguage("оеаинтсрвлкмдпуяыьгзбчйхжёшюцщэфъ")
    private static let ukrainian = WrittenLanguage("оаинвіретслкудмпязьгбчхйжїцшюєщфґ")
    private static let belarusian = WrittenLanguage("анітреоісклдвупмяыьзшгбчўйхцжэюёф")

    static let baltic = [latvian, lithuanian, estonian, polish, german, english]
    static let central = [polish, german]
    static let western = [german, spanish, french, estonian, english]
    /// Languages of most lists of Spanish words here.
    static let learners = [latvian, lithuanian, estonian, german, english]
    static let cyrillic = [russian, ukrainian, belarusian]
}
