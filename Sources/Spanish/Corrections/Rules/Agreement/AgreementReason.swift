/// Why a word must have the gender and number of another.
enum AgreementReason {
    /// - Parameters:
    ///   - noun: the word that decides.
    ///   - concord: what it is.
    ///   - right: the form that goes with it.
    static func make(_ noun: String, _ concord: Concord, _ right: String) -> Reason {
        kind(concord).about(noun, right)
    }

    private static func kind(_ concord: Concord) -> Reason {
        switch true {
        case concord.isMasculine && concord.isSingular: masculineSingular
        case concord.isFeminine && concord.isSingular: feminineSingular
        case concord.isMasculine && concord.isPlural: masculinePlural
        case concord.isFeminine && concord.isPlural: femininePlural
        case concord.isPlural: plural
        default: singular
        }
    }

    private static let masculineSingular = Reason(
        "„%1” ir vīriešu dzimtē un vienskaitlī, tāpēc ar to saskaņojam „%2”.",
        "“%1” is masculine singular, so the form that goes with it is “%2”.",
        "«%1» es masculino y singular; por eso la forma correcta es «%2».")
    private static let feminineSingular = Reason(
        "„%1” ir sieviešu dzimtē un vienskaitlī, tāpēc ar to saskaņojam „%2”.",
        "“%1” is feminine singular, so the form that goes with it is “%2”.",
        "«%1» es femenino y singular; por eso la forma correcta es «%2».")
    private static let masculinePlural = Reason(
        "„%1” ir vīriešu dzimtē un daudzskaitlī, tāpēc ar to saskaņojam „%2”.",
        "“%1” is masculine plural, so the form that goes with it is “%2”.",
        "«%1» es masculino y plural; por eso la forma correcta es «%2».")
    private static let femininePlural = Reason(
        "„%1” ir sieviešu dzimtē un daudzskaitlī, tāpēc ar to saskaņojam „%2”.",
        "“%1” is feminine plural, so the form that goes with it is “%2”.",
        "«%1» es femenino y plural; por eso la forma correcta es «%2».")
    private static let plural = Reason(
        "„%1” ir daudzskaitlī, tāpēc ar to saskaņojam „%2”.",
        "“%1” is plural, so the form that goes with it is “%2”.",
        "«%1» es plural; por eso la forma correcta es «%2».")
    private static let singular = Reason(
        "„%1” ir vienskaitlī, tāpēc ar to saskaņojam „%2”.",
        "“%1” is singular, so the form that goes with it is “%2”.",
        "«%1» es singular; por eso la forma correcta es «%2».")

    /// `dos libro`.
    static let severalThings = Reason(
        "Pēc „%1” runa ir par vairākiem, tāpēc lietvārds ir daudzskaitlī: „%2”.",
        "After “%1” there are several, so the noun is plural: “%2”.",
        "Después de «%1» se habla de varios, así que el nombre va en plural: «%2».")
    /// `la agua`.
    static let stressedA = Reason(
        "„%1” ir sieviešu dzimtē, bet sākas ar uzsvērtu a, tāpēc vienskaitlī tieši pirms tā saka „%2”.",
        "“%1” is feminine, but it begins with a stressed a, so right before it in the singular we say “%2”.",
        "«%1» es femenino, pero empieza por a tónica; por eso, justo delante y en singular, se dice «%2».")
    /// `este agua`.
    static let onlyArticle = Reason(
        "„%1” ir sieviešu dzimtē; tikai „el” un „un” tā priekšā izskatās kā vīriešu dzimtē, tāpēc „%2”.",
        "“%1” is feminine; only “el” and “un” look masculine before it, so here it is “%2”.",
        "«%1» es femenino; solo «el» y «un» parecen masculinos delante de él, así que aquí es «%2».")
    /// `una problema`, `el mano`.
    static let masculineInDisguise = Reason(
        "Atceries: „%1” ir vīriešu dzimtē, lai kā tas izskatītos; pareizi ir „%2”.",
        "Remember: “%1” is masculine, whatever it looks like; it takes “%2”.",
        "Recuerda: «%1» es masculino, aunque no lo parezca; se dice «%2».")
    static let feminineInDisguise = Reason(
        "Atceries: „%1” ir sieviešu dzimtē, lai kā tas izskatītos; pareizi ir „%2”.",
        "Remember: “%1” is feminine, whatever it looks like; it takes “%2”.",
        "Recuerda: «%1» es femenino, aunque no lo parezca; se dice «%2».")
    /// `lo problema`.
    static let noNeuter = Reason(
        "„Lo” lieto tikai pie īpašības vārda; pirms lietvārda „%1” ir „%2”.",
        "“Lo” goes only with an adjective; before the noun “%1” it is “%2”.",
        "«Lo» va solo con un adjetivo; delante del nombre «%1» se usa «%2».")
}
