import Spanish

/// Frequent small words, by which a language is known without a dictionary.
enum FunctionWords {
    /// Words of Spanish alone; those that English has too (`a`, `me`, `no`, `he`, `has`) prove nothing: none is here.
    static let spanish: WordList = """
        el la los las un una unos unas lo de del al en con por para sin sobre hasta desde que qué y o pero porque si sí
        como cómo cuando cuándo donde dónde quién cuál cuánto cuánta cuántos es son está están soy eres somos estoy
        estás estamos hay era fue ser estar tengo tiene tienes tenemos quiero quiere quieres puedo puede puedes voy va
        vas vamos muy más menos mucho mucha muchos muchas poco también tampoco ya aquí allí hoy mañana ayer ahora
        siempre nunca todo toda todos todas nada algo otro otra su sus mi mis tu tus nuestro nuestra te nos os se le
        les yo tú él ella ellos ellas usted ustedes nosotros vos este esta esto ese esa eso gracias hola bueno buena
        buenos buenas claro vale adiós favor
        """

    /// Words of English, French, Italian, Portuguese, German and Latvian; none of them is Spanish, but for
    /// `are`, which is about ploughing.
    static let foreign: WordList = """
        the and is are you i to of in that it for with this your my what how would like can do not be have we they
        she at on from please thank thanks hello yes good sorry here there any will could should an am but was were
        which who where when his her their our been does did want need
        je vous et dans pour avec pas nous du ce cette qui suis merci oui
        il che non è sono della gli anche più molto grazie
        não uma você em com muito obrigado obrigada é são meu minha também
        ich und der ist nicht ein eine sie mit für
        vai kas kā ar uz jūs mēs lūdzu paldies labi ļoti esmu bet arī
        """
}
