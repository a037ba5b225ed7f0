extension ThemeRule {
    /// The first one that is found counts.
    ///
    /// They stand here and not in a file of assets, so that no damaged or missing file opens a theme. Latvian words are
    /// stems, because no analyser knows their endings. Words with a harmless meaning, such as `golpe`, `tiro`,
    /// `bomba` or the `asesino` of a book, are here only in phrases, or not at all.
    static let all = [
        selfHarm, violence, sexuality, drugs, drinks, hate, secrets, addresses, medicine, law,
    ]

    private static let selfHarm = ThemeRule(
        theme: .selfHarm,
        patterns: [
            "suicid*", "matarme", "me voy a matar", "matarse", "quitarme/quitarse la vida",
            "quiero matarme/morir/morirme",
            "no quiero vivir", "no quiero seguir viviendo", "acabar/acabo/terminar con mi vida",
            "quiero hacerme daño", "cortarme las venas",
            "autolesi*", "kill myself/yourself", "kill my self", "want to die", "wanna die", "want to hurt myself",
            "self harm", "end my life",
            "pašnāvīb*", "pasnavib*", "gribu mirt", "gribu nomirt", "negribu dzīvot/dzivot", "negribu vairs dzīvot",
            "nogalināt sevi", "darīt sev pāri",
            "самоуби*", "хочу умереть", "не хочу жить", "не хочу больше жить", "покончить с собой", "убить себя",
        ],
        harmless: [
            "no quiero vivir en/con/sin/como/aquí/ahí/allí/lejos/cerca/solo/sola",
            "negribu dzīvot šeit/tur/ar/pie/viena/viens/kopā/pilsētā/laukos/dzīvoklī/rīgā",
            "не хочу жить в/с/здесь/там",
            "morir/morirme de", "va/vas/van a matarme", "matarse/matarme a trabajar/estudiar",
            "matarse/matarme trabajando/estudiando",
        ])

    private static let violence = ThemeRule(
        theme: .violence,
        patterns: [
            "matar", "asesinar", "asesinato/asesinatos", "un asesino", "ser asesino", "pistol*", "revólver*",
            "fusil/fusiles/fusilar", "ametrallador*", "escopeta*", "un arma", "armas de",
            "arma/armas de fuego", "unas armas", "usar/comprar/vender/tener armas", "explosivo/explosivos", "dinamita",
            "poner/hacer/construir/fabricar una bomba", "bomba atómica", "terroris*", "tortur*", "apuñal*", "degoll*",
            "disparar a alguien/él/ella/gente/policía", "pegar un tiro", "secuestr*",
            "kill", "killed", "killing", "murder him/her/them/someone/somebody/people", "to murder", "gun", "guns",
            "weapon*", "bomb", "bombs", "stab", "shoot him/her/them",
            "torture", "nogalināt", "nogalinā*", "slepkav*", "ieroc*", "ieroč*",
            "spridzek*", "spridzin*", "nošaut*", "nodurt", "spīdzin*",
        ],
        harmless: [
            "matar el/un tiempo/rato", "matar dos pájaros", "matar el hambre/gusanillo", "matar la curiosidad",
            "me/nos/te matar", "me/te/nos va/vas/van a matar", "va/vas/van a matarme", "matar de", "kill time",
            "kill two birds",
            "killing time", "killing me",
            "armas de doble", "un arma de doble", "un arma antigua/medieval", "pistola de agua/silicona",
        ])

    private static let sexuality = ThemeRule(
        theme: .sexuality,
        patterns: [
            "sexo", "sexual*", "sexy", "sexi", "porno*", "orgasm*", "desnuda/desnudo para", "desnudarte", "masturb*",
            "eroti*", "prostitu*", "violación", "violador*", "follar", "pene", "vagina", "pedofil*", "pederast*",
            "sex", "porn", "nude/nudes", "naked", "raped", "horny", "seks*", "izvaro*", "pornogr*", "kails/kaila/kaili",
        ],
        harmless: ["sexo masculino/femenino", "bello sexo"])

    private static let drugs = ThemeRule(
        theme: .drugs,
        patterns: [
            "drogas", "drogarse", "drogarme", "la droga", "cocaína", "marihuana", "cannabis", "hachís",
            "fumar porros", "un porro", "metanfetamina*", "lsd", "narcotr*", "narco/narcos", "drogadict*",
            "emborrach*", "borracho/borracha/borrachos/borrachas",
            "cocaine", "heroin", "marijuana", "drugs", "drunk",
            "narkoti*", "kokaīn*", "heroīn*", "marihuān*", "piedzer*", "piedzēr*",
        ],
        harmless: ["tarta/bizcocho borracha/borracho", "contra las drogas"])

    /// A drink may be ordered, and drunk at a feast.
    private static let drinks = ThemeRule(
        theme: .drugs,
        patterns: [
            "beber/tomar/quiero/querer/comprar alcohol", "whisky", "vodka", "tequila", "beber/tomar vino/cerveza",
            "beber/tomar un/una/unas vino/cerveza/cervezas/chupito/chupitos", "drink alcohol/beer/wine/vodka",
            "dzert/dzeru/dzeram alkoholu/vīnu/alu/degvīnu",
        ],
        harmless: ["sin alcohol"], scenes: [.dining, .customs, .entertainment, .social, .shopping, .travel])

    private static let hate = ThemeRule(
        theme: .hate,
        patterns: [
            "los/un/the/a/soy nazi/nazis", "nazismo", "nazism", "hitler*", "heil", "raza superior", "supremac*",
            "racista/racistas", "genocid*", "holocaust*",
            "odiar/odio/odiamos/matar/echar a los judíos/negros/moros/gitanos/inmigrantes/homosexuales/musulmanes/rusos/gays",
            "maricón/maricones", "sudaca/sudacas", "nigger*", "faggot*", "white power",
            "hate jews/blacks/gays/immigrants/muslims/russians", "nacisti/nacistu/nacisms/nacismu",
            "ienīstu krievus/ebrejus/melnos/gejus",
        ])

    // MARK: - Private data

    /// What a model must never ask, not even in play.
    private static let secrets = ThemeRule(
        theme: .privateData,
        patterns: [
            "cuál es tu/su contraseña/clave/pin", "decir/dar/escribir/enviar/mandar tu/su contraseña/clave/pin",
            "dime/dame/dígame/deme/escribe/escriba tu/su contraseña/clave/pin",
            "número de tu/su tarjeta/cuenta", "tu/su número de tarjeta/cuenta/dni", "what is your password",
            "your password/pin",
        ],
        harmless: ["no decir/dar tu/su", "nunca tu/su", "no digas/digáis/des/dé/diga tu/su"], speakers: [.tutor])

    /// Requests for addresses, asked in many a scene, where the answer is made up.
    private static let addresses = ThemeRule(
        theme: .privateData,
        patterns: [
            "cuál es tu/su teléfono/dirección/domicilio/correo", "cuál es tu/su número de teléfono/móvil/celular",
            "dar/decir/escribir/enviar/necesitar tu/su teléfono/dirección/domicilio/correo/número",
            "dame/dime/deme/dígame/escribe/escriba tu/su teléfono/dirección/domicilio/correo/número",
            "your phone number", "your address", "your email",
        ],
        scenes: Set(Scenario.Category.allCases), speakers: [.tutor])

    // MARK: - Advice

    private static let medicine = ThemeRule(
        theme: .advice,
        patterns: [
            "qué medicina/medicinas/medicamento/pastilla/pastillas tomar/deber/debo/poder/puedo/tener/tengo",
            "debo/puedo tomar antibióticos",
            "qué dosis", "miligramos", "antibiótico/antibióticos", "antidepresiv*", "diagnóstico médico",
            "consejo médico",
            "medical advice", "what medicine/pills should", "which medicine/pills should", "dosage", "milligrams",
            "kādas zāles/tabletes", "medicīnisk* padom*",
        ],
        scenes: [.health, .emergency])

    private static let law = ThemeRule(
        theme: .advice,
        patterns: [
            "consejo/asesoramiento/asesoría legal/jurídico/jurídica", "puedo demandar", "debo/debería demandar",
            "legal advice", "should i sue", "can i sue", "juridisk* padom*", "iesūdzēt tiesā",
        ],
        scenes: [.emergency])
}
