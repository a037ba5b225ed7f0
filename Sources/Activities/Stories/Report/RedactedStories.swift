import Engine
import TalePacks

extension Redaction {
    /// The shelf without the tales' problems: they are elsewhere in a report, and no picture shows them.
    mutating func shelf(_ shelf: Shelf) -> Shelf {
        var known = Shelf(isWhole: shelf.isWhole)
        for story in shelf.stories { known.stories.append(self.story(story)) }
        return known
    }

    private mutating func story(_ story: Story) -> Story {
        // A family may have changed the words of a tale with this name.
        let isShipped = shipped.texts.contains(story.allWords)
        if isShipped { seenAsShipped.insert(story.id) } else { seenAsShipped.remove(story.id) }
        var slides: [Slide] = [], tellings: [Telling] = []
        for slide in story.slides { slides.append(self.slide(slide, isShipped)) }
        for telling in story.tellings { tellings.append(self.telling(telling, isShipped)) }
        var translations: [Translation] = []
        for translation in story.translations { translations.append(self.translation(translation, isShipped)) }
        return Story(
            id: name(story.id, .tale), title: isShipped ? story.title : text(story.title),
            language: Disclosure.language(story.language),
            cover: image(story.cover), spokenTitle: sound(story.spokenTitle),
            by: isShipped ? story.by : story.by.map { text($0) }, spokenBy: sound(story.spokenBy),
            music: sound(story.music), isPremium: story.isPremium,
            credits: story.credits.map { text($0) }, shelf: story.shelf.map { number($0, "shelf") },
            added: story.added, wolves: story.wolves, slides: slides, tellings: tellings,
            translations: translations)
    }

    private mutating func translation(_ translation: Translation, _ isShipped: Bool) -> Translation {
        var slides: [Slide] = []
        for slide in translation.slides { slides.append(self.slide(slide, isShipped)) }
        return Translation(
            language: Disclosure.language(translation.language),
            title: isShipped ? translation.title : text(translation.title),
            spokenTitle: sound(translation.spokenTitle),
            by: isShipped ? translation.by : translation.by.map { text($0) }, spokenBy: sound(translation.spokenBy),
            slides: slides)
    }

    func wishes(_ wishes: ReadingWishes) -> ReadingWishes {
        var known = wishes
        known.language = wishes.language.map(Disclosure.language)
        return known
    }

    private mutating func slide(_ slide: Slide, _ isShipped: Bool) -> Slide {
        Slide(
            id: isShipped ? slide.id : number(slide.id, "slide"), image: image(slide.image),
            narration: sound(slide.narration), text: isShipped ? slide.text : text(slide.text), words: slide.words,
            clipLength: slide.clipLength, ask: isShipped ? slide.ask : slide.ask.map { text($0) },
            wolves: slide.wolves, explanations: isShipped ? slide.explanations : explanations(of: slide),
            figures: figures(of: slide), bed: sound(slide.bed), foley: foley(of: slide))
    }

    private mutating func foley(of slide: Slide) -> [Foley] {
        var known: [Foley] = []
        for foley in slide.foley { known.append(Foley(sound(foley.clip) ?? foley.clip, word: foley.word)) }
        return known
    }

    private mutating func figures(of slide: Slide) -> [Figure] {
        var known: [Figure] = []
        for figure in slide.figures {
            var answer = figure.answer
            answer?.clip = sound(figure.answer?.clip)
            known.append(
                Figure(
                    image: image(figure.image) ?? figure.image, behind: image(figure.behind), place: figure.place,
                    rest: figure.rest, answer: answer, isMouse: figure.isMouse))
        }
        return known
    }

    /// An explained word is found in the redacted text, if that still has it.
    private mutating func explanations(of slide: Slide) -> [Explanation] {
        var known: [Explanation] = []
        for entry in slide.explanations {
            known.append(Explanation(word: text(entry.word), text: text(entry.text), clip: sound(entry.clip)))
        }
        return known
    }

    private mutating func telling(_ telling: Telling, _ isShipped: Bool) -> Telling {
        var known = Telling(
            id: name(telling.id, .telling), teller: telling.teller, narration: [:], recorded: telling.recorded)
        for (slide, sound) in telling.narration.sorted(by: { $0.key < $1.key }) {
            let place = isShipped ? slide : number(slide, "slide")
            known.narration[place] = self.sound(sound)
            known.words[place] = telling.words[slide]
        }
        return known
    }

    mutating func progress(_ progress: UserProgress) -> UserProgress {
        progress.renamed { name($0, $1) }
    }

    // MARK: - Recording

    mutating func news(_ news: RecorderAnswer) -> RecorderAnswer {
        switch news {
        case .level(let level, let seconds, let take): .level(level, seconds: seconds, of: self.take(take))
        case .taken(let sound, let seconds, let take):
            .taken(Sound(asset(sound.name)), seconds: seconds, of: self.take(take))
        case .unheard(let take): .unheard(self.take(take))
        case .kept(let take): .kept(self.take(take))
        case .failed(let failure, let take): .failed(failure, of: self.take(take))
        case .unkept(let sound, let seconds, let failure, let take):
            .unkept(Sound(asset(sound.name)), seconds: seconds, failure, of: self.take(take))
        case .removed(let place): .removed(self.place(place))
        case .notRemoved(let place, let failure): .notRemoved(self.place(place), failure)
        case .ready, .noMicrophone: news
        }
    }

    /// The take with the names of the redacted tale, so that the page in the replay recognises its own take.
    private mutating func take(_ take: SlideTake) -> SlideTake {
        let slide = seenAsShipped.contains(take.place.tale) ? take.slide : number(take.slide, "slide")
        return SlideTake(place(take.place), slide: slide, tick: take.tick)
    }

    private mutating func place(_ place: TellingPlace) -> TellingPlace {
        TellingPlace(
            pack: place.pack.flatMap { pack($0) }, tale: name(place.tale, .tale),
            telling: name(place.telling, .telling))
    }

    /// A tale's folder, redacted like ``asset(_:)``.
    private mutating func pack(_ pack: String) -> String? {
        let parts = asset("\(pack)/x").split(separator: "/")
        return parts.count == 4 ? parts.dropLast().joined(separator: "/") : nil
    }
}
