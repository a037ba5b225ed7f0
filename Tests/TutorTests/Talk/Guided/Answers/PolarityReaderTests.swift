import Testing

@testable import Spanish
@testable import Tutor

/// What a text wants, refuses and leaves open, with the real analyser.
struct PolarityReaderTests {
    /// The words with a minus if they are refused, a question mark if they are left open.
    private func read(_ text: String) throws -> String {
        let words = PolarityReader.words(try Tools.spanish.tokens(of: text))
        return words.map { word in
            let mark = [.negated: "-", .open: "?"][word.polarity] ?? ""
            return word.token.surface + (word.isNegator ? "!" : mark)
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("no quiero pan", "no! quiero- pan-"),
        ("quiero pan pero nada dulce", "quiero pan pero nada! dulce-"),
        ("en la terraza no, hace frío", "en- la- terraza- no! hace frío"),
        ("un café sin azúcar con leche", "un café sin! azúcar- con leche"),
        ("ni pan ni pastel", "ni! pan- ni! pastel-"),
        ("no quiero pan, pastel ni galletas", "no! quiero- pan- pastel- ni! galletas-"),
        ("algo dulce en vez de pan", "algo dulce en vez de! pan-"),
        ("no quiero pan quiero queso", "no! quiero- pan- quiero queso"),
        ("no, gracias, un té", "no! gracias un té"),
        ("no pan, sino queso", "no! pan- sino queso"),
        ("el pan no me gusta", "el- pan- no! me- gusta-"),
        ("azúcar, no, gracias", "azúcar- no! gracias"),
        ("odio el pan", "odio! el- pan-"),
        ("todo menos el blanco", "todo menos! el- blanco-"),
        ("cualquier cosa menos pan", "cualquier cosa menos! pan-"),
        ("ya no quiero pan", "ya no! quiero- pan-"), ("prefiero pan a pastel", "prefiero pan a pastel-"),
        ("mejor pan que pastel", "mejor pan que pastel-"), ("mi familia no come pan", "mi- familia- no! come- pan-"),
        ("mi hermana no monta en bicicleta", "mi- hermana- no! monta- en- bicicleta-"),
    ])
    func `what is refused is read`(text: String, words: String) throws { #expect(try read(text) == words) }

    @Test(arguments: [
        ("no solo pan", "no solo pan"), ("nada más, gracias", "nada más gracias"),
        ("quiero pan, ¿no?", "quiero pan no!"),
        ("no encuentro el pasaporte", "no! encuentro- el pasaporte"), ("¿por qué no?", "por qué no"),
        ("no está mal", "no está mal"), ("no más de dos", "no más de dos"),
        ("el lunes no trabajo", "el lunes no! trabajo-"),
        ("no hay problema", "no hay problema"), ("no se preocupe, tengo reserva", "no se preocupe tengo reserva"),
        ("no pasa nada", "no pasa nada"),
        ("prefiero el pollo al horno", "prefiero el pollo al horno"), ("prefiero ir a nadar", "prefiero ir a nadar"),
    ])
    func `not each negation refuses`(text: String, words: String) throws { #expect(try read(text) == words) }

    @Test(arguments: [
        ("pan o pastel", "pan? o? pastel?"), ("más o menos", "más o menos"), ("pan y pastel", "pan y pastel"),
    ])
    func `alternatives are left open`(text: String, words: String) throws { #expect(try read(text) == words) }
}
