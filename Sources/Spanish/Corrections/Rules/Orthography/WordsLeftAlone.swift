/// Right words that neither the analyser nor the speller knows, and words that are not Spanish.
enum WordsLeftAlone {
    static func contains(_ word: String) -> Bool {
        american.contains(word) || modern.contains(word) || moderns.contains(word) || foreign.contains(word)
            || twofold.contains(word)
            || word.contains("ísim") || isLikeEvacuar(word)
    }

    /// Words that the Academy writes with and without their accent, in the spelling that dictionaries lack.
    private static let twofold: WordList = """
        karate kárate pícnic picnic pícnics picnics vóleibol voleibol vóley voley básquetbol basquetbol básquet basquet
        béisbol beisbol fútbol futbol fútsal futsal bádminton badminton cóctel coctel cócteles cocteles chófer chofer
        chóferes choferes pódcast podcast pódcasts podcasts período periodo períodos periodos vídeo video vídeos videos
        ícono icono íconos iconos frijol fríjol frijoles fríjoles olimpiada olimpíada olimpiadas olimpíadas zodiaco
        zodíaco cardiaco cardíaco cardiaca cardíaca austriaco austríaco austriaca austríaca policiaco policíaco
        policiaca policíaca maniaco maníaco maniaca maníaca amoniaco amoníaco dinamo dínamo reuma reúma elite élite
        médula medula rubeola rubéola hemiplejia hemiplejía omoplato omóplato ukelele ukulele ukeleles ukuleles cuscus
        cuscús bongo bongó chándal chandal yogur yogurt búmeran bumerán gay gais elixir elíxir exegeta exégeta gladiolo
        gladíolo meteoro metéoro mísil misil ósmosis osmosis ozono pelícano policromo polícromo pudin pudín reptil
        réptil travesti travestí tortícolis torticolis várice varice ibero íbero mozárabe celtíbero celtibero etíope
        etiope bereber beréber bebe bebé chofer cantiga cántiga alvéolo alveolo aerobic aeróbic biquini bikini
        piyama pijama cantina karaoke quiosco kiosco kimono quimono kiwi quivi cinc zinc judo yudo géiser
        """

    /// `evacúa` beside `evacua`: verbs in -cuar have two accents.
    private static func isLikeEvacuar(_ word: String) -> Bool {
        ["cúo", "cúas", "cúa", "cúan", "cúe", "cúes", "cúen"].contains { word.hasSuffix($0) }
    }

    private static let american: Set<String> = [
        "palta", "paltas", "maracuyá", "choripán", "medialuna", "medialunas", "bondi", "subte", "pibe", "piba", "pibes",
        "boludo", "laburo", "laburar", "güey", "wey", "chido", "chida", "órale", "ándale", "híjole", "chévere",
        "bacano",
        "bacana", "parce", "parcero", "tinto", "ajiaco", "sancocho", "arepa", "arepas", "elote", "elotes",
        "chilaquiles",
        "pozole", "mole", "jitomate", "jitomates", "popote", "camote", "quesillo", "chipotle", "birria", "horchata",
        "tereré", "locro", "humita", "humitas", "lulo", "guanábana", "cuate", "cuates", "chamba", "chamaco", "chamaca",
        "gringo", "gringa", "che", "dale", "posta", "copado", "copada", "heladera", "colectivo", "celu", "compu",
    ]
    private static let moderns: WordList = """
        bachata bachatas bachatero reguetón reggaetón reggae rap trap indie punk heavy metal hip hop pop rock kpop resort
        resorts hostel hostels rafting snorkel esnórquel trekking zumba snowboard skateboard lacrosse softball softbol
        hockey cricket críquet rugby bagel bagels donut donuts dona muffin muffins brownie brownies cupcake cupcakes
        waffle waffles pancake pancakes latte cappuccino espresso frappé matcha boba kombucha kéfir tofu kimchi
        instagram tiktok facebook twitter youtube google zoom netflix spotify playstation xbox nintendo husky chihuahua
        labrador golden retriever poodle bulldog pug beagle corgi gamer gamers freelance startup leggings hoodie
        sneakers ping pong poncho quinoa pupusa pupusas baleada baleadas tajín mochi risotto pesto mozzarella parmesano
        lasaña lasañas ravioli nachos burger wrap wraps snack snacks barista rooftop sauna tatami kayak kayaks jacuzzi
        bitcoin hashtag like likes meme memes trending viral backpack campus resi erasmus máster softbolista cosplay
        rollos cringe random friki frikis manicura spinning fitness trainer cardio kimchi naan curry tikka falafel
        jalapeño jalapeños habanero sriracha ukuleles yoyo scooter hoverboard drone dron drones clown halloween thanksgiving
        pair principito principitos
        """
    private static let modern: Set<String> = [
        "wifi", "app", "apps", "selfie", "selfies", "email", "emails", "online", "chat", "chats", "blog", "podcast",
        "podcasts", "youtuber", "influencer", "tuit", "tuitear", "googlear", "wasap", "whatsapp", "smartphone",
        "tablet",
        "laptop", "spa", "gym", "finde", "profe", "profes", "cole", "peli", "pelis", "bici", "bicis", "boli", "uni",
        "tele",
        "cumple", "porfa", "porfi", "insti", "súper", "guay", "ok", "okey", "hobby", "hobbies", "running", "jogging",
        "camping", "parking", "marketing", "sushi", "pizza", "pizzas", "kebab", "hummus", "brunch", "smoothie",
        "ketchup",
        "karaoke", "yoga", "pilates", "crossfit", "surf", "skate", "manga", "anime", "emoji", "emojis", "bluetooth",
        "streaming", "ebook", "ticket", "tickets", "jersey", "jeans", "bikini", "short", "shorts", "look", "top",
        "euro",
        "imprimido", "freído", "proveído", "jaja", "jajaja", "jeje", "mmm", "ay", "uf", "uy", "eh", "ah", "oh",
        "vegano",
        "vegana", "veganos", "veganas", "crepe", "crepes", "croissant", "sándwich", "ramen", "poke", "cookie",
        "cookies",
    ]
    /// Frequent English and Latvian words, with which a learner helps himself.
    private static let foreign: Set<String> = [
        "the", "and", "you", "your", "my", "is", "are", "am", "was", "were", "with", "of", "to", "for", "from", "at",
        "on",
        "in", "it", "this", "that", "these", "those", "have", "has", "had", "want", "like", "love", "very", "good",
        "bad",
        "please", "thanks", "thank", "sorry", "hello", "hi", "bye", "yes", "not", "but", "because", "when", "where",
        "what",
        "who", "how", "why", "house", "home", "friend", "friends", "school", "work", "water", "food", "bread", "milk",
        "coffee", "tea", "car", "dog", "cat", "book", "table", "chair", "door", "window", "city", "street", "girl",
        "boy",
        "man", "woman", "time", "day", "today", "week", "month", "year", "morning", "night", "big", "small", "new",
        "old",
        "can", "will", "would", "there", "here", "they", "she", "he", "we", "their", "our", "some", "any", "many",
        "much",
        "need", "know", "speak", "english", "spanish", "airport", "train", "bus", "ticket", "room", "bed", "weekend",
        "party",
        "es", "un", "ir", "nav", "esmu", "mani", "tevi", "labi", "paldies", "sveiki", "sveika", "kas", "kur", "kad",
        "man",
        "tu", "viņš", "mans", "mana", "tavs", "tava", "maja", "darbs", "skola", "draugs", "gribu", "varu", "tagad",
        "vakar",
        "rit", "diena", "vakars", "bet", "arī", "ari", "ja", "ne", "nezinu", "nesaprotu",
    ]

    /// Words from which it may be made as needed: diminutives, adverbs, prefixes.
    static func bases(of word: String) -> [String] {
        var bases: [String] = []
        for ending in ["ito", "ita", "itos", "itas", "illo", "illa", "illos", "illas", "azo", "azos", "ote", "ota"]
        where word.hasSuffix(ending) && word.count > ending.count + 2 {
            let stem = String(word.dropLast(ending.count))
            for base in [
                stem, stem.hasSuffix("c") ? String(stem.dropLast()) : stem,
                stem.hasSuffix("ec") ? String(stem.dropLast(2)) : stem,
            ] {
                bases += ["", "o", "a", "e", "é", "os", "as"].map { base + $0 }
                if base.hasSuffix("qu") { bases += ["co", "ca"].map { base.dropLast(2) + $0 } }
                if base.hasSuffix("gu") { bases += ["go", "ga"].map { base.dropLast(2) + $0 } }
            }
        }
        if word.hasSuffix("mente") { bases.append(String(word.dropLast(5))) }
        for start in [
            "super", "súper", "anti", "auto", "micro", "mini", "tele", "bio", "eco", "ciber", "multi", "pre", "ex",
            "re",
        ]
        where word.hasPrefix(start) && word.count > start.count + 3 {
            bases.append(String(word.dropFirst(start.count)))
        }
        return bases
    }
}
