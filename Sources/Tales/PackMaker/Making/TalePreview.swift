import CLinux
import Conversion
import Glibc
import Sentences
import Storage
import TalePacks

/// What a source would become, before anything is made.
public struct TalePreview: Sendable {
    /// The tale's future id.
    public let id: String
    public let title: String
    /// Whether it would replace an older one.
    public var isNewVersion: Bool { replaced != nil }
    /// The slides in order, including those left out because their pictures are missing.
    public let slides: [Slide]
    /// The names of recordings that accompany pictures, in natural order.
    public let sounds: [String]
    /// How they were paired with pictures.
    public let match: SoundMatch
    /// The names of the files that it does not use, apart from recordings.
    public let leftOut: [String]
    /// Whether there is one recording for all pages.
    public let isWhole: Bool
    /// How well one text for all pages fits; nil without one.
    public let textFit: TextFit?

    private let request: TaleRequest
    /// The folder of the older one.
    private let replaced: String?
    private let plan: TalePlan
    private let source: any Source
    private let maker: PackMaker
    private let heard = HeardSamples()

    /// A slide by the names of its files.
    public struct Slide: Hashable, Sendable {
        public let picture, sound: String?
        public let hasWords: Bool
        /// Whether its picture is missing.
        public let isLost: Bool
        /// Its index among the slides that are kept.
        fileprivate let index: Int?
    }

    /// Pixels and samples per second: files are read completely, but little is written.
    private static let width = 320, height = 240, rate = 1_000
    private static let mostThumbnailBytes = 1 << 20

    init(
        _ request: TaleRequest, _ plan: TalePlan, source: any Source, id: String, replaced: String?, maker: PackMaker
    ) {
        self.request = request
        self.plan = plan
        self.source = source
        self.maker = maker
        self.id = id
        title = plan.title
        self.replaced = replaced
        isWhole = plan.whole != nil
        sounds = plan.sounds.map(\.name)
        match = plan.match
        leftOut = plan.leftOut.filter { !plan.sounds.map(\.name).contains($0) }
        textFit = plan.textFit
        var slides = plan.slides.enumerated().map { index, slide in
            Slide(
                picture: slide.picture?.name, sound: slide.sound?.name,
                hasWords: slide.caption != nil || !slide.text.isBlank, isLost: false, index: index)
        }
        for lost in plan.lost.sorted(by: { $0.place > $1.place }) {
            let slide = Slide(picture: nil, sound: nil, hasWords: false, isLost: true, index: nil)
            slides.insert(slide, at: min(lost.place, slides.count))
        }
        self.slides = slides
    }

    /// Whether the existing tale was made completely from this very source; reads every byte.
    ///
    /// - Returns: false if unknown, and for a source with home recordings, which may be new.
    public func isUnchanged() -> Bool {
        guard let replaced, plan.tellings.isEmpty else { return false }
        let folder = "\(maker.place.path)/\(replaced)"
        guard let record = SourceRecord(in: folder), let story = StoryFile(in: folder),
            story.slides.count == plan.slides.count
        else { return false }
        return (try? maker.reading.record(of: request, place: record.place)) == record
    }

    /// Makes a thumbnail JPEG of a slide's picture.
    ///
    /// - Returns: its bytes; empty if the slide has no picture.
    /// - Throws: ``PackRefusal`` with the reason why the picture cannot be read, and its name.
    public func thumbnail(_ slide: Slide) throws(PackRefusal) -> [UInt8] {
        guard let file = slide.index.flatMap({ plan.slides[$0].picture }) else { return [] }
        return try read(file, file.pictureJob(mostWidth: Self.width, mostHeight: Self.height)) { output in
            (try? FileBytes.read(output, atMost: Self.mostThumbnailBytes)) ?? []
        }
    }

    /// Why a slide's sound cannot be read, with its name; nil if it can, or if there is none.
    public func faultOfSound(_ slide: Slide) -> Sentence? {
        guard let file = slide.index.flatMap({ plan.slides[$0].sound }) else { return nil }
        do throws(PackRefusal) {
            try read(file, .samples(rate: Self.rate)) { _ in }
            return nil
        } catch {
            return error.sentence
        }
    }

    /// A part of a recording, for playback.
    ///
    /// - Parameters:
    ///   - name: one of ``sounds``.
    ///   - rate: samples per second.
    /// - Returns: mono samples, −1…1.
    public func samples(of name: String, rate: Int, _ seconds: Range<Double>) throws(PackRefusal) -> [Float] {
        guard let file = plan.sounds.first(where: { $0.name == name }) else { throw .nothingLeft([]) }
        let part = seconds.clamped(to: 0..<1e6)
        return try heard.part(
            Int(part.lowerBound * Double(rate))..<Int(part.upperBound * Double(rate)), of: name
        ) { () throws(PackRefusal) in
            try decoded(file, .samples(rate: rate))
        }
    }

    /// The cuts of the single recording for all pages; nil without one.
    public func cuts() throws(PackRefusal) -> RecordingCuts? {
        do {
            return try TaleMaking(plan, language: plan.language ?? "lv", source: source, maker: maker).cuts()
        } catch {
            throw PackRefusal("\(path: "\(request.path)/\(plan.whole?.name ?? "")") \(error)")
        }
    }

    /// Decodes a recording into an unnamed file on the disk: it may be long.
    private func decoded(_ file: SourceFile, _ job: ConversionJob) throws(PackRefusal) -> OpenFile {
        do {
            let input = try source.open(file)
            defer { withExtendedLifetime(input) {} }
            let output = OpenFile(scratch: try maker.place.makeScratch())
            let answer = try maker.place.room.lend(atMost: job.limits.outputBytes) { bytes throws(ConversionRefusal) in
                try maker.convert(job, input.descriptor, ConversionOutput(output.descriptor, mostBytes: bytes))
            }
            guard answer != nil else { throw PackRefusal.diskFull }
            return output
        } catch {
            throw PackRefusal(ofEverythingBy: error) ?? PackRefusal("\(path: "\(request.path)/\(file.name)") \(error)")
        }
    }

    /// Converts a file in memory: previews must not wear out the disk.
    private func read<Result>(
        _ file: SourceFile, _ job: ConversionJob, _ take: (_ output: Int32) -> Result
    ) throws(PackRefusal) -> Result {
        do {
            try source.check(job)
            let input = try source.open(file)
            defer { withExtendedLifetime(input) {} }
            let output = descriptors_memory("pasaka-check")
            guard output >= 0 else { throw ConversionRefusal("takes too much memory") }
            defer { close(output) }
            _ = try maker.convert(job, input.descriptor, ConversionOutput(output, effort: source.limit?.effort))
            return take(output)
        } catch {
            throw PackRefusal(ofEverythingBy: error) ?? PackRefusal("\(path: "\(request.path)/\(file.name)") \(error)")
        }
    }
}

extension PackMaker {
    /// Previews a source by its file names; the files' content is not read yet.
    ///
    /// - Throws: if it cannot be added at all.
    public func preview(_ request: TaleRequest, among tales: TalesThere) throws(PackRefusal) -> TalePreview {
        let (source, plan) = try reading.plan(request)
        guard !plan.slides.isEmpty else { throw .nothingLeft(plan.remarks) }
        let standing = try tales.standing(of: plan, keepsBoth: false)
        return TalePreview(
            request, plan, source: source, id: tales.id(of: plan, standing: standing),
            replaced: standing.replaced, maker: self)
    }
}
