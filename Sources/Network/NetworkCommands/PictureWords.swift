import Commands

/// The names of an invitation's pictures in the terminal: in Latvian those of the children's alphabet.
enum PictureWords {
    static func named(_ picture: String, in language: MessageLanguage = .ofEnvironment) -> String {
        language == .latvian ? latvian[picture] ?? picture : picture
    }

    static let latvian = [
        "apple": "ābols", "ball": "bumba", "bear": "lācis", "bee": "bite", "box": "kaste", "bread": "maize",
        "butterfly": "tauriņš", "camera": "fotoaparāts", "campfire": "ugunskurs", "cat": "kaķis", "cherry": "ķirsis",
        "clover": "āboliņš", "cow": "govs", "cup": "tase", "dog": "suns", "dolphin": "delfīns", "door": "durvis",
        "duck": "pīle", "eagle": "ērglis", "ear": "auss", "egg": "ola", "fish": "zivs", "flute": "flauta",
        "fox": "lapsa", "frog": "varde", "giraffe": "žirafe", "guitar": "ģitāra", "hammer": "āmurs", "hand": "roka",
        "hare": "zaķis", "hat": "cepure", "hedgehog": "ezis", "helicopter": "helikopters", "horse": "zirgs",
        "house": "māja", "igloo": "iglu", "jacket": "jaka", "key": "atslēga", "kite": "pūķis", "lamp": "lampa",
        "mitten": "cimds", "moon": "mēness", "mouse": "pele", "mushroom": "sēne", "nest": "ligzda", "owl": "pūce",
        "pumpkin": "ķirbis", "queen": "karaliene", "river": "upe", "rocket": "raķete", "rooster": "gailis",
        "rose": "roze", "scissors": "šķēres", "sheep": "aita", "shoe": "kurpe", "snake": "čūska",
        "suitcase": "čemodāns", "sun": "saule", "swan": "gulbis", "table": "galds", "umbrella": "lietussargs",
        "violin": "vijole", "yarn": "kamols", "zebra": "zebra",
    ]
}
