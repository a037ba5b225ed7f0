import Conversion
import Glibc
import TalePacks

/// Makes a clean tale from a user's pictures and sounds, a ZIP of them, a finished tale or an EPUB.
///
/// Blocks for minutes. The parent handles only names and sizes; only the converter reads the files' content.
public struct PackMaker: Sendable {
    /// Determines when each word of a text is spoken.
    ///
    /// - Parameters:
    ///   - text: words separated by spaces.
    ///   - sound: the finished clip, open for reading.
    ///   - language: a BCP 47 tag.
    /// - Returns: a time for each word; none without a timing implementation.
    /// - Throws: why timing failed; the clip is usable all the same.
    public typealias Timing =
        @Sendable (_ text: String, _ sound: Int32, _ language: String) throws(ConversionRefusal) -> [WordTime]

    /// Speaks a text: the bytes of a WAV.
    public typealias Narrating = @Sendable (_ text: String) throws(ConversionRefusal) -> [UInt8]

    /// Begins to speak a tale's texts that have no recording.
    ///
    /// - Parameter language: the tale's, a BCP 47 tag.
    /// - Throws: if the voice does not speak it; then no tale is made.
    public typealias Narration = @Sendable (_ language: String) throws(PackRefusal) -> Narrating

    /// Progress: this many of so many files are done, and the named one is next.
    public typealias Progress = @Sendable (_ done: Int, _ count: Int, _ file: String) -> Void

    let place: HiddenPlace
    let convert: Converting
    let timing: Timing
    let cutting: Cutting?
    let progress: Progress
    /// The narrator of texts without a recording; nil if they stay silent, and espeak-ng speaks titles.
    public var narration: Narration?
    /// Folders of tales whose ids are taken, besides that of the place.
    let shipped: [String]
    /// The existing tales, if many are added; nil to read them.
    var register: TalesRegister?
    /// The total time limit for the pages of a PDF.
    var mostBookTime = BookLimit.usual

    public init(
        place: HiddenPlace, shipped: [String], convert: @escaping Converting,
        timing: @escaping Timing = { _, _, _ in [] },
        cutting: Cutting? = nil,
        progress: @escaping Progress = { _, _, _ in }
    ) {
        self.place = place
        self.shipped = shipped
        self.convert = convert
        self.timing = timing
        self.cutting = cutting
        self.progress = progress
    }

    /// Makes and publishes the tale, unless the very same exists.
    ///
    /// - Throws: if there is none; then nothing was published.
    public func make(_ request: TaleRequest) throws(PackRefusal) -> MadePack {
        allowManyOpenFiles()
        let presence = SourcePresence(request.source)
        let (source, plan) = try self.plan(request, presence)
        guard !plan.slides.isEmpty else { throw .nothingLeft(plan.remarks) }
        let register = register ?? TalesRegister(in: place.path, shipped: shipped)
        let isOfRecordings = try standing(of: plan, request, register.tales, register.isNew).isOfRecordings
        guard place.room.bytes >= plan.mostBytes(source) else { throw .diskFull }
        var making = try TaleMaking(
            plan, language: request.language ?? plan.language ?? "lv", source: source, isOfRecordings: isOfRecordings,
            maker: self)
        if !isOfRecordings { try making.cut(at: request.bounds) }
        let tale = try making.convertFiles()
        // Files that became unreadable look as if they were never valid; so this comes first.
        guard presence?.isThere == true else { throw .gone(request.source) }
        guard isOfRecordings ? !tale.recordings.isEmpty : !tale.slides.isEmpty else {
            throw .nothingLeft(tale.plan.remarks)
        }
        try tale.putFiles()
        let record = request.part?.record ?? (try? reading.record(of: request, place: request.place))
        if let record, !isOfRecordings { try place.write(record.text, as: SourceRecord.fileName) }
        return try register.publish(TaleIdentity(tale.plan), isOfRecordings ? nil : record) {
            tales, isNew throws(PackRefusal) in
            try publish(tale, try standing(of: tale.plan, request, tales, isNew), tales)
        }
    }

    /// A stick may be removed while names are read.
    private func plan(
        _ request: TaleRequest, _ presence: SourcePresence?
    ) throws(PackRefusal) -> (source: any Source, plan: TalePlan) {
        do throws(PackRefusal) {
            return try reading.plan(request)
        } catch {
            throw presence?.isThere == false ? .gone(request.source) : error
        }
    }

    var reading: SourceReading { SourceReading(place: place, convert: convert, mostBookTime: mostBookTime) }

    /// The place at which the tale is published.
    ///
    /// One of many is added beside another one with its title, because two books may share a title; one with its own id
    /// is a new version of the tale with that id, unless that was added with the others.
    private func standing(
        of plan: TalePlan, _ request: TaleRequest, _ tales: TalesThere, _ isNew: (String) -> Bool
    ) throws(PackRefusal) -> TalesThere.Standing {
        if let part = request.part, part.isOfNetwork { return tales.standing(ofNetworks: plan, earlier: part.earlier) }
        if let folder = request.part?.earlier, tales.isSame(plan, asIn: folder) { return .instead(of: folder) }
        let isAnother = request.part != nil && (plan.id.map(isNew) ?? true)
        return try tales.standing(of: plan, keepsBoth: request.keepsBoth || isAnother)
    }

    private func publish(
        _ tale: MadeTale, _ standing: TalesThere.Standing, _ tales: TalesThere
    ) throws(PackRefusal) -> MadePack {
        let id = tales.id(of: tale.plan, standing: standing)
        switch standing {
        case .new: return try publish(tale, among: tales)
        case .instead(let folder):
            var manifest = tale.manifest(id: id)
            // What a grown-up has said of the earlier version stays, unless the new one says something itself.
            manifest.wolves = manifest.wolves ?? StoryFile(in: "\(place.path)/\(folder)")?.wolves
            try place.write(manifest.json, as: StoryManifest.fileName)
            let isNew = try place.replace(folder)
            var pack = tale.pack(at: "\(place.path)/\(folder)", id: id, isNewVersion: isNew)
            pack.wasThere = !isNew
            return pack
        case .recordings:
            try place.publishRecordings(as: id)
            return tale.pack(at: "\(place.path)/\(id)", id: id, isNewVersion: false)
        }
    }

    /// Publishes a new tale under a free id and a free folder name.
    private func publish(_ tale: MadeTale, among tales: TalesThere) throws(PackRefusal) -> MadePack {
        var tales = tales
        while true {
            let (id, name) = tales.freePlace(for: tale.plan)
            try place.write(tale.manifest(id: id).json, as: StoryManifest.fileName)
            if try place.publish(as: name) {
                return tale.pack(at: "\(place.path)/\(name)", id: id, isNewVersion: false)
            }
            tales.note(folder: name)
        }
    }

    /// Every finished file stays open until the tale is complete.
    private func allowManyOpenFiles() {
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
        limits.rlim_cur = min(limits.rlim_max, rlim_t(TalePlan.mostSlides * 4 + 256))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    }
}
