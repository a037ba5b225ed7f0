import Conversion
import Sentences
import TalePacks

extension TalePlan {
    /// A tale of a pack for a storyteller box.
    init(_ tale: InteractivePack.Tale, in source: any Source, _ convert: @escaping Converting) {
        var files = PackFiles(source, convert)
        self.init(title: tale.title.withoutControls, slides: [])
        cover = tale.pictures.lazy.compactMap { files.picture($0) }.first
        spokenTitle = files.sound(tale.spokenTitle)
        // A pack may do without these.
        files.missing = []
        var picture = cover
        for slide in tale.slides.prefix(Self.mostSlides) {
            let own = files.picture(slide.picture), sound = files.sound(slide.sound)
            picture = own ?? picture
            guard sound != nil || own != nil else { continue }
            slides.append(Slide(picture: picture, sound: sound))
        }
        note(missing: files.missing)
    }

    private mutating func note(missing names: [String]) {
        guard !names.isEmpty else { return }
        let most = 10
        var named = names.prefix(most).map { "\(file: $0)" as Sentence }
        if names.count > most { named.append("…") }
        remarks.append("the pack names these files, but does not have them: \(named.joined(separator: ", "))")
    }
}
