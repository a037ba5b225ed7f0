import CLinux
import Conversion
import Glibc
import Sentences
import Stories

/// What a source would become, before anything is made of it.
public struct TalePreview: Sendable {
    /// The id that the tale would have.
    public let id: String
    public let title: String
    /// Whether it would take the place of an older one.
    public let isNewVersion: Bool
    /// In order, with those that are left out because their pictures are missing.
    public let slides: [Slide]

    /// Of the source.
    private let path: String
    private let plan: TalePlan
    private let source: any Source
    private let maker: PackMaker

    /// A slide by the names of its files.
    public struct Slide: Hashable, Sendable {
        public let picture, sound: String?
        /// Whether a picture belongs to it that is not there.
        public let isLost: Bool
        /// Its place among the slides that are kept.
        fileprivate let index: Int?
    }

    /// Pixels and samples a second: all of a file is read, little is written.
    private static let (width, height, rate) = (320, 240, 1_000)

    init(_ path: String, _ plan: TalePlan, source: any Source, id: String, isNewVersion: Bool, maker: PackMaker) {
        (self.path, self.plan, self.source, self.maker) = (path, plan, source, maker)
        (self.id, title, self.isNewVersion) = (id, plan.title, isNewVersion)
        var slides = plan.slides.enumerated().map { index, slide in
            Slide(picture: slide.picture?.name, sound: slide.sound?.name, isLost: false, index: index)
        }
        for lost in plan.lost.sorted(by: { $0.place > $1.place }) {
            slides.insert(Slide(picture: nil, sound: nil, isLost: true, index: nil), at: min(lost.place, slides.count))
        }
        self.slides = slides
    }

    /// Why the picture of a slide cannot be read, with its name; nil if it can, and where it has none.
    public func faultOfPicture(_ slide: Slide) -> Sentence? {
        fault(slide.index.flatMap { plan.slides[$0].picture }, .picture(mostWidth: Self.width, mostHeight: Self.height))
    }

    /// Why the sound of a slide cannot be read, with its name; nil if it can, and where it has none.
    public func faultOfSound(_ slide: Slide) -> Sentence? {
        fault(slide.index.flatMap { plan.slides[$0].sound }, .samples(rate: Self.rate))
    }

    private func fault(_ file: SourceFile?, _ job: ConversionJob) -> Sentence? {
        guard let file else { return nil }
        do {
            let input = try source.open(file)
            defer { close(input) }
            // In memory: what is only looked at does not wear out the disk.
            let output = descriptors_memory("pasaka-check")
            guard output >= 0 else { return nil }  // that says nothing about the file
            defer { close(output) }
            _ = try maker.convert(job, input, ConversionOutput(output))
            return nil
        } catch {
            return "\(path: "\(path)/\(file.name)") \(error)"
        }
    }
}

extension PackMaker {
    /// Looks at a source by its names; what is in the files is not read yet.
    ///
    /// - Throws: if it cannot be added at all.
    public func preview(_ source: String, among tales: TalesThere) throws(PackRefusal) -> TalePreview {
        let (reading, plan) = try SourceReading(place: place, convert: convert).plan(Wish(source: source))
        guard !plan.slides.isEmpty else { throw .nothingLeft(plan.remarks) }
        let standing = try tales.standing(of: plan, keepsBoth: false)
        return TalePreview(
            source, plan, source: reading, id: tales.id(of: plan), isNewVersion: standing != .new, maker: self)
    }
}
