import Engine
import Testing

@testable import Stories
@testable import TalePacks

struct TellerTests {
    private static let tellers = Teller.Animal.allCases.flatMap { animal in
        Teller.Hue.allCases.prefix(2).map { Teller(animal, $0) }
    }

    private func page(_ count: Int) -> TellerViewModel {
        var story = Story(id: "kakis", title: "Kaķis", slides: [Slide(id: "1")])
        story.tellings = zip(0..., Self.tellers.prefix(count)).map {
            Telling(id: "\($0)", teller: $1, narration: [:])
        }
        return TellerViewModel(story: story)
    }

    private func shown(_ page: TellerViewModel) -> [String] { page.shownTellings.map(\.id) }

    private func actions(_ page: TellerViewModel) -> [TellerViewModel.Action] {
        var frame = Frame<TellerViewModel.Action>()
        page.draw(in: &frame)
        return frame.hotspots.map(\.action)
    }

    @Test func `six tellings fit into their row`() {
        let page = page(6)
        #expect(shown(page) == ["0", "1", "2", "3", "4", "5"] && !actions(page).contains(.moreTellings))
    }

    @Test func `of more than six an arrow shows the next ones, and after the last the first again`() {
        var page = page(8)
        #expect(shown(page) == ["0", "1", "2", "3", "4"] && actions(page).contains(.moreTellings))
        _ = page.perform(.moreTellings)
        #expect(shown(page) == ["5", "6", "7"] && actions(page).contains(.telling("7")))
        _ = page.perform(.moreTellings)
        #expect(shown(page) == ["0", "1", "2", "3", "4"])
    }

    @Test func `a face that has told already is shown among the others`() {
        var page = page(8)
        _ = page.perform(.animal(Self.tellers[6].animal))
        _ = page.perform(.hue(Self.tellers[6].hue))
        #expect(page.telling?.id == "6" && shown(page).contains("6"))
    }
}
