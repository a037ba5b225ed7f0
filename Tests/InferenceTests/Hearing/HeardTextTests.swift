import Testing

@testable import Inference

struct HeardTextTests {
    @Test(
        arguments: [
            (" Hola, buenos días.", "Hola, buenos días."), (" Gracias.", "Gracias."),
            (" No, no, no, no, no.", "No, no, no, no, no."),
            ("¿Me trae  la cuenta,\n por favor?", "¿Me trae la cuenta, por favor?"),
            ("[Música] Buenos días (risas)", "Buenos días"), ("Hasta la próxima.", "Hasta la próxima."),
        ]) func `what somebody said is given out in single spaces`(text: String, said: String)
    {
        #expect(HeardText.trusted(text, noSpeech: 0.2) == said)
    }

    @Test(arguments: ["Hola.", "Gracias por ver el video.", ""]) func `nothing is given out if nobody spoke`(
        text: String
    ) {
        #expect(HeardText.trusted(text, noSpeech: 0.75) == "")
    }

    @Test(
        arguments: [
            "Subtítulos realizados por la comunidad de Amara.org", " Subtítulos por la comunidad de Amara.org",
            "[Música]",
            " *suena el timbre*", "♪ la la la ♪", " ...", "", "(aplausos) [risas]",
        ]) func `credits and remarks are never given out`(text: String)
    {
        #expect(HeardText.trusted(text, noSpeech: 0) == "")
    }

    @Test(
        arguments: [
            "¡Gracias por ver el vídeo!", "Muchas gracias por ver.", "Suscríbete al canal.", "Thanks for watching!",
        ]) func `usual inventions are dropped as soon as they are doubtful`(text: String)
    {
        #expect(HeardText.trusted(text, noSpeech: 0.3) == "")
        #expect(HeardText.trusted(text, noSpeech: 0.1) == text)
    }

    @Test(arguments: ["¡Hasta la próxima!", "Gracias por su atención.", "Hasta la próxima semana.", "Nos vemos."])
    func `what people say to each other is heard, even if it is doubtful`(text: String) {
        #expect(HeardText.trusted(text, noSpeech: 0.5) == text)
        #expect(HeardText.trusted(text, noSpeech: 0.6) == "")
    }

    @Test func `a phrase that goes on and on is dropped`() {
        let phrase = "y me gusta mucho "
        #expect(HeardText.trusted(String(repeating: phrase, count: 12), noSpeech: 0.1) == "")
        #expect(HeardText.trusted(String(repeating: phrase, count: 2), noSpeech: 0.1) != "")
    }
}
