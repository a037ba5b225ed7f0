/// What is not talked about with a language model.
enum Theme: String, Hashable, Codable, CaseIterable, Sendable {
    case selfHarm = "self-harm"
    case violence
    case sexuality
    case drugs
    case hate
    /// A real address, number or password that is asked of the learner.
    case privateData = "private-data"
    /// Medical or legal advice beyond a role that is played.
    case advice

    /// What is said to the learner instead of a model's answer.
    var line: Line {
        switch self {
        case .selfHarm:
            Line(
                """
                Siento que lo pases mal. Yo solo soy un programa: habla con una persona de confianza. El 112 y el \
                116111 atienden siempre.
                """,
                """
                I am sorry that you feel bad. I am only a program: talk to somebody whom you trust. 112 and 116111 \
                always answer.
                """,
                """
                Man žēl, ka tev ir grūti. Es esmu tikai programma: parunā ar kādu, kam uzticies. Pa tālruni 112 un \
                116111 vienmēr kāds atbildēs.
                """)
        case .advice:
            Line(
                "Eso es mejor preguntarlo a un médico o a un abogado de verdad. ¿Seguimos con la escena?",
                "It is better to ask a real doctor or lawyer about that. Shall we go on with the scene?",
                "To labāk pajautāt īstam ārstam vai juristam. Vai turpinām ainu?")
        case .privateData:
            Line(
                "Aquí no hacen falta datos de verdad. ¿Seguimos con la escena?",
                "You need no real data here. Shall we go on with the scene?",
                "Īsti dati te nav vajadzīgi. Vai turpinām ainu?")
        case .violence, .sexuality, .drugs, .hate:
            Line(
                "De eso no hablo aquí. ¿Seguimos con la escena?",
                "I do not talk about that here. Shall we go on with the scene?",
                "Par to es te nerunāju. Vai turpinām ainu?")
        }
    }
}
