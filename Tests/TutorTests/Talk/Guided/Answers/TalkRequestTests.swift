import Testing

@testable import Tutor

struct TalkRequestTests {
    @Test(arguments: [
        "¿Puede repetir?", "¿Puedes repetirlo, por favor?", "repite por favor", "Perdón, ¿me lo repite?",
        "Otra vez, por favor.",
        "una vez más", "¿Cómo?", "Perdona, ¿qué?", "¿Perdón?", "¿Qué has dicho?", "¿Cómo dice?", "No te oigo bien.",
        "¿Podría repetir la pregunta?",
        "¿Me lo puede decir otra vez?", "¿Puede decirlo de nuevo?", "No le he oído", "¿Mande?",
        "repite porfa", "repita porfavor", "puede repitir",
    ])
    func `to say it again is understood`(text: String) { #expect(TalkRequest(text) == .again) }

    @Test(arguments: [
        "Más despacio, por favor.", "¿Puede hablar más despacio?", "habla mas lento por favor",
        "Hable más despacio, por favor",
        "Vas muy rápido", "Habla demasiado rápido para mí", "¿Puedes repetirlo más despacio?", "un poco más lento",
        "Despacito, por favor", "No hable tan rápido", "No tan rápido, por favor.",
        "Perdón, no entiendo. ¿Puede hablar más despacio?", "mas despasio", "demasiado rápido", "despacito, porfa",
    ])
    func `to speak more slowly is understood`(text: String) {
        #expect(TalkRequest(text) == .slower)
    }

    @Test(arguments: [
        "No entiendo.", "No lo entiendo", "no comprendo", "Perdón, no entendí la pregunta.", "No te he entendido",
        "no entiendo nada", "No entiendo lo que dice.", "Lo siento, no comprendo bien", "No hablo mucho español",
        "No entiendo, ¿puede repetir?", "¿Qué significa eso?", "¿Cómo? No te he entendido.",
        "no entiend", "Hablo poco español", "No sé qué decir", "¿Me ayudas?", "Ayuda, por favor",
    ])
    func `not to understand is understood`(text: String) { #expect(TalkRequest(text) == .help) }

    @Test(arguments: [
        ("¿Cómo se dice bread?", TalkRequest.word("bread")), ("¿Cómo se dice \"maize\" en español?", .word("maize")),
        ("Perdón, ¿cómo digo the oven?", .word("the oven")), ("¿Qué significa horno?", .meaning("horno")),
        ("¿Qué es un horno?", .meaning("horno")), ("¿Horno? ¿Qué es?", .meaning("Horno")),
        ("¿Qué quiere decir «semilla»?", .meaning("semilla")), ("No entiendo la palabra harina", .meaning("harina")),
    ])
    func `a word can be asked for`(text: String, request: TalkRequest) { #expect(TalkRequest(text) == request) }

    @Test(arguments: [
        "Quiero pan, por favor.", "no, gracias", "muy rápido", "No sé.", "No entiendo el problema de mi coche",
        "Quiero ir otra vez a la playa", "¿Qué pan es bueno?", "Sí, repetí el examen", "Me gusta caminar despacio", "",
        "¿Cómo puedo llegar a la plaza?", "¿Qué me recomienda?", "una vez", "por favor", "gracias", "no",
        "¿Qué es lo mejor?", "¿Qué es más barato?", "menta", "¿De qué es?",
    ])
    func `an answer is no request`(text: String) { #expect(TalkRequest(text) == nil) }
}
