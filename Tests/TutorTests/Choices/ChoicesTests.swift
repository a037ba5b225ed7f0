import Engine
import Testing

@testable import Tutor

struct ChoicesTests {
    private let stick = Medium("K", at: "/m/K")
    private let file = DeckFile(name: "a.apkg", path: "/m/K/a.apkg")

    private func page(_ change: (inout Preferences) -> Void = { _ in }) -> ChoicesViewModel {
        var world = Samples.world(Samples.scenes, change)
        world.learn(AnyDocument(Inserted(media: [stick])))
        return ChoicesViewModel(world: world, at: "soltura/cafe/choices")
    }

    private func chips(_ page: ChoicesViewModel, _ title: TutorWording) -> [String] {
        page.groups.first { $0.title == title }?.chips.map { ($0.isChosen ? "*" : "") + $0.text } ?? []
    }

    private func note(_ page: ChoicesViewModel) -> String? { page.groups.first { $0.title == .deck }?.note }

    // MARK: - Choosing

    @Test func `each choice is saved at once, and the same one again is not`() {
        var page = page()
        #expect(page.perform(.level(.b1)).saved?.level == .b1)
        #expect(page.perform(.level(.b1)) == [])
        #expect(page.perform(.dialect(.mexico)).saved?.dialect == .mexico)
        #expect(page.perform(.explanations(.spanish)).saved?.language == .spanish)
        #expect(chips(page, .dialect) == ["Spānija", "*Meksika", "Argentīna", "Kolumbija"])
    }

    @Test func `several parts of the grammar may be chosen, in their order`() {
        var page = page()
        _ = page.perform(.focus(.future))
        #expect(page.perform(.focus(.present)).saved?.grammar == [.present, .future])
        #expect(page.perform(.focus(.future)).saved?.grammar == [.present])
    }

    @Test func `a voice ends silence`() {
        var page = page()
        let saved = page.perform(.voice(.carlos)).saved
        #expect(saved?.voice == .carlos && saved?.isMuted == false)
        #expect(page.perform(.mute).saved?.isMuted == true)
    }

    @Test func `an installed voice can be chosen by its name`() {
        var page = page()
        let voices = VoicesAnswer(voices: [
            .init(name: "davefx", kind: "Piper"), .init(name: "kokoro:2", kind: "Kokoro"),
        ])
        #expect(page.receive(.answer(voices, to: Visit(1))) == [])
        let names = ["Elena", "Lucía", "Carlos", "Diego", "Abuelo", "davefx (Piper)", "kokoro:2 (Kokoro)"]
        #expect(chips(page, .voice).dropLast() == names[...])
        let labels = page.groups.first { $0.title == .voice }?.chips.dropFirst(5).map(\.label.names)
        #expect(
            labels == [
                ["soltura-voice-installed", "digit-1"], ["soltura-voice-installed", "digit-2"], ["soltura-mute"],
            ])
        #expect(page.perform(.voice(.installed("kokoro:2"))).saved?.voice == .installed("kokoro:2"))
        #expect(chips(page, .voice).contains("*kokoro:2 (Kokoro)"))
    }

    // MARK: - Typing

    @Test func `a word is typed, added and removed`() {
        var page = page()
        #expect(page.perform(.edit(.word)) == [])
        #expect(page.edited == .word && page.typing.keyboard != nil)
        _ = page.type(.text(" la cuenta "))
        #expect(page.type(.edit(.send)).saved?.targetWords == ["la cuenta"])
        #expect(page.edited == nil && !page.typing.isTyping)
        #expect(chips(page, .targetWords) == ["*la cuenta", "Pievienot vārdu"])
        _ = page.perform(.edit(.word))
        _ = page.type(.text("la cuenta"))
        #expect(page.perform(.finish) == [])
        #expect(page.perform(.removeWord("la cuenta")).saved?.targetWords == [])
    }

    @Test func `goal and instruction are changed, or left as they were`() {
        var page = page { $0.goal = "viajar" }
        _ = page.perform(.edit(.goal))
        #expect(page.typing.text == "viajar")
        _ = page.type(.text(" mucho"))
        #expect(page.type(.edit(.stop)) == [])
        #expect(page.preferences.goal == "viajar" && page.edited == nil)
        _ = page.perform(.edit(.instruction))
        _ = page.type(.text("Sé breve."))
        #expect(page.perform(.finish).saved?.instruction == "Sé breve.")
        _ = page.perform(.edit(.goal))
        _ = page.perform(.cancel)
        #expect(page.preferences.goal == "viajar")
    }

    @Test func `at most forty words are kept, and an empty one is none`() {
        var preferences = Preferences()
        for number in 0..<50 { preferences.add(word: "\(number)") }
        #expect(preferences.targetWords.count == 40 && preferences.targetWords.last == "49")
        var page = page()
        _ = page.perform(.edit(.word))
        #expect(page.perform(.finish) == [])
    }

    // MARK: - The deck

    private let deck = DeckAnswer.Summary(
        KeptDeck(
            Deck(notes: [Note("casa", "house", interval: 30)], isScheduled: true), file: "a.apkg", mostBytes: 4096))

    @Test func `the decks on the inserted media are asked for, again when media change`() {
        var page = page()
        #expect(
            page.tick().requests == [
                .ask(DeckRequest.list([stick])), .ask(SceneRequest.all), .ask(SpeechRequest.voices),
            ])
        #expect(page.receive(.learned(AnyDocument(Inserted(media: [])))).requests == [.ask(DeckRequest.list([]))])
        #expect(page.receive(.learned(AnyDocument(Inserted(media: [])))) == [])
    }

    @Test func `a deck is opened once at a time`() {
        var page = page()
        _ = page.receive(.answer(DeckAnswer(deck: nil, files: [file], result: nil)))
        #expect(chips(page, .deck) == ["a.apkg"])
        #expect(page.perform(.openDeck(file)).requests == [.ask(DeckRequest.open(file))])
        #expect(page.perform(.openDeck(file)) == [])
        _ = page.receive(.answer(DeckAnswer(deck: nil, files: [], result: nil)))
        #expect(page.perform(.openDeck(file)) == [])
        #expect(page.receive(.answer(DeckAnswer(deck: deck, files: [file], result: .opened))) == [])
        #expect(note(page) == "a.apkg: apgūti 0, pazīstami 1, mācos 0, jauni 0")
        #expect(chips(page, .deck) == ["a.apkg", "Apmainīt puses", "Aizmirst kartītes"])
        #expect(page.perform(.turnDeck).requests == [.ask(DeckRequest.turn)])
        #expect(page.perform(.forgetDeck).requests == [.ask(DeckRequest.forget)])
        #expect(page.receive(.answer(DeckAnswer(deck: nil, files: [file], result: nil))) == [])
    }

    @Test(
        arguments: [
            (.notOpened, "Failu „a.apkg” neizdevās atvērt. Iespraudiet zibatmiņu vēlreiz!"),
            (.notRead, "Failā „a.apkg” nav Anki kartīšu. Eksportējiet tās no Anki vēlreiz, .apkg failā!"),
            (.empty, "Fails „a.apkg” ir tukšs. Iekopējiet to zibatmiņā vēlreiz!"),
            (.damaged, "Fails „a.apkg” ir bojāts vai nav iekopēts līdz galam. Iekopējiet to zibatmiņā vēlreiz!"),
            (.locked, "Fails „a.apkg” ir aizsargāts ar paroli. Saglabājiet to bez paroles!"),
            (.tooLarge, "Fails „a.apkg” ir par lielu. Eksportējiet no Anki mazāku komplektu!"),
            (
                .newerAnki,
                "Failu „a.apkg” ir saglabājis jaunāks Anki. "
                    + "Eksportējiet to vēlreiz ar atbalstu vecākām Anki versijām!"
            ),
            (.needsProgram, "Failu „a.apkg” nevar nolasīt, jo trūkst kādas Pasakas daļas. Uzstādiet Pasaku vēlreiz!"),
        ] as [(DeckReader.Refusal.Kind, String)])
    func `a deck that cannot be read says what to do, in the page's language`(
        why: DeckReader.Refusal.Kind, sentence: String
    ) {
        var page = page()
        _ = page.receive(.answer(DeckAnswer(deck: nil, files: [file], result: .refused(file: "a.apkg", why))))
        #expect(note(page) == "Vēl nav pievienotas. \(sentence)")
        #expect(page.perform(.openDeck(file)).requests == [.ask(DeckRequest.open(file))])
    }

    @Test(arguments: [
        ("lv", "Fails ir par lielu, tāpēc paturēto kartīšu skaits ir 20000 no 500001."),
        ("en", "The file is too large; Pasaka keeps 20000 of its 500001 cards."),
    ])
    func `of a deck that is too large it says how many cards are kept`(language: String, sentence: String) {
        let summary = DeckAnswer.Summary(
            name: "a.tsv", counts: [.mastered: 1, .new: 19_999], all: 500_001, isScheduled: true)
        let news = DeckAnswer(deck: summary, files: [file], result: .opened)
        let groups = ChoicesViewModel.groups(
            Preferences(), news, Scenes(), Language(rawValue: language) ?? .latvian)
        #expect(groups.last?.note?.hasSuffix(sentence) == true, "\(groups.last?.note ?? "")")
    }

    @Test func `of a deck whose backs are Spanish it says that the cards are turned`() {
        var turned = deck
        turned.isTurned = true
        let news = DeckAnswer(deck: turned, files: [], result: .opened)
        func note(_ language: Language) -> String? {
            ChoicesViewModel.groups(Preferences(), news, Scenes(), language).last?.note
        }
        #expect(
            note(.latvian)?.contains("Spāņu vārdi failā ir kartīšu otrajā pusē, tāpēc puses ir apmainītas.") == true)
        #expect(
            note(.english)?.contains("The file has the Spanish words on the back, so the cards are turned.") == true)
    }

    @Test func `the buttons lead on`() {
        var page = page()
        #expect(page.perform(.prompt) == [.open("soltura/cafe/choices/prompt")])
        #expect(page.perform(.leave) == [.back])
        #expect(page.perform(.home) == [.open(.home)])
        #expect(page.perform(.nothing) == [])
    }
}
