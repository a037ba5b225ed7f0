import Conversion
import Glibc
import TalePacks

/// Makes a clean tale of somebody's pictures and sounds, a ZIP of them, a finished tale or an EPUB.
///
/// Blocking work of minutes. The parent's part is names and sizes; what is in the files only the converter reads.
public struct PackMaker: Sendable {
    /// What the user asked for.
    public struct Wish: Sendable {
        /// A folder, ZIP or EPUB.
        public var source: String
        public var title, language: String?
        /// Whether the tale stands beside one of its id; otherwise it is a new version, and that one is kept as its
        /// earlier version.
        public var keepsBoth = false
        /// The names of sounds by those of pictures, where somebody has paired them by hand.
        public var sounds: [String: String]?
        /// Where one recording for all pages is cut, in seconds: the beginning of each page, and the end of the last.
        public var bounds: [Double]?
        /// The shelf on which the tale is to stand, where it does not say so itself.
        public var shelf: String?
        /// Where it is one of many: what is known of its contents, and whose new version it is.
        var part: BookPart?

        public init(source: String, title: String? = nil, language: String? = nil) {
            (self.source, self.title, self.language) = (source, title, language)
        }
    }

    /// Fills in when each word of a text is said.
    ///
    /// - Parameters:
    ///   - text: of words parted by spaces.
    ///   - sound: the finished clip, open for reading.
    ///   - language: a BCP 47 tag.
    /// - Returns: a time for each word; none where nobody listens.
    /// - Throws: why that cannot be told; the clip is a clip all the same.
    public typealias Timing =
        @Sendable (_ text: String, _ sound: Int32, _ language: String) throws(ConversionRefusal) -> [WordTime]

    /// What is being done, for whoever waits: this many of so many files are done, and another one is taken up.
    public typealias Progress = @Sendable (_ done: Int, _ count: Int, _ file: String) -> Void

    let place: HiddenPlace
    let convert: Converting
    let timing: Timing
    let cutting: Cutting?
    let progress: Progress
    /// Folders of tales whose ids are taken, besides that of the place.
    let shipped: [String]
    /// The tales that are there, where many are added; nil to look.
    var register: TalesRegister?
    /// How long the pages of a PDF may take together.
    var mostBookTime = BookLimit.usual

    public init(
        place: HiddenPlace, shipped: [String], convert: @escaping Converting,
        timing: @escaping Timing = { _, _, _ in [] },
        cutting: Cutting? = nil,
        progress: @escaping Progress = { _, _, _ in }
    ) {
        (self.place, self.shipped) = (place, shipped)
        (self.convert, self.timing, self.cutting, self.progress) = (convert, timing, cutting, progress)
    }

    /// Makes the tale and lets it appear, unless the very same is there.
    ///
    /// - Throws: if there is none; then there is nothing new in its place.
    public func make(_ wish: Wish) throws(PackRefusal) -> MadePack {
        allowManyOpenFiles()
        let presence = SourcePresence(wish.source)
        let (source, plan) = try reading.plan(wish)
        guard !plan.slides.isEmpty else { throw .nothingLeft(plan.remarks) }
        let register = register ?? TalesRegister(in: place.path, shipped: shipped)
        let isOfRecordings = try standing(of: plan, wish, register.tales, register.isNew).isOfRecordings
        guard place.room.bytes >= plan.mostBytes(source) else { throw .diskFull }
        var making = try TaleMaking(
            plan, language: wish.language ?? plan.language ?? "lv", source: source, isOfRecordings: isOfRecordings,
            maker: self)
        if !isOfRecordings { try making.cut(at: wish.bounds) }
        try making.convertFiles()
        // What could not be read any more looks like what was never right; so this comes first.
        guard presence?.isThere == true else { throw .gone(wish.source) }
        guard isOfRecordings ? !making.recordings.isEmpty : !making.slides.isEmpty else {
            throw .nothingLeft(making.plan.remarks)
        }
        try making.putFiles()
        let record = wish.part?.record ?? SourceRecord(of: wish.source, place: SourceRecord.place(of: wish.source))
        if let record, !isOfRecordings { try place.write(record.text, as: SourceRecord.fileName) }
        return try register.publish(isOfRecordings ? nil : record) { tales, isNew throws(PackRefusal) in
            try publish(making, try standing(of: making.plan, wish, tales, isNew), tales)
        }
    }

    var reading: SourceReading { SourceReading(place: place, convert: convert, mostBookTime: mostBookTime) }

    /// Where the tale will stand.
    ///
    /// One of many stands beside another one of its title, for two books may be called the same; one with an id of its own
    /// is the tale of that id, unless that has come with the others.
    private func standing(
        of plan: TalePlan, _ wish: Wish, _ tales: TalesThere, _ isNew: (String) -> Bool
    ) throws(PackRefusal) -> TalesThere.Standing {
        if let folder = wish.part?.earlier { return .instead(of: folder) }
        let isAnother = wish.part != nil && (plan.id.map(isNew) ?? true)
        return try tales.standing(of: plan, keepsBoth: wish.keepsBoth || isAnother)
    }

    private func publish(
        _ making: TaleMaking, _ standing: TalesThere.Standing, _ tales: TalesThere
    ) throws(PackRefusal) -> MadePack {
        switch standing {
        case .new:
            let id = making.plan.id.map(tales.free)
            let name = try publish(making, id: id, taken: tales.names)
            return making.pack(at: "\(place.path)/\(name)", id: id ?? name, isNewVersion: false)
        case .instead(let folder):
            let id = tales.id(in: folder) ?? tales.id(of: making.plan)
            try place.write(making.manifest(id: id).json, as: StoryManifest.fileName)
            let isNew = try place.replace(folder)
            var pack = making.pack(at: "\(place.path)/\(folder)", id: id, isNewVersion: isNew)
            pack.wasThere = !isNew
            return pack
        case .recordings(let id):
            try place.publishRecordings(as: id)
            return making.pack(at: "\(place.path)/\(id)", id: id, isNewVersion: false)
        }
    }

    /// Gives the tale a folder that nobody has.
    ///
    /// - Parameter id: that of the tale; nil for the folder's name.
    /// - Returns: the folder's name.
    private func publish(_ making: TaleMaking, id: String?, taken: Set<String>) throws(PackRefusal) -> String {
        var taken = taken
        while true {
            let name = TaleNames.free(
                TaleNames.id(from: making.plan.id ?? making.plan.title, orElse: making.plan.sourceName), among: taken)
            try place.write(making.manifest(id: id ?? name).json, as: StoryManifest.fileName)
            if try place.publish(as: name) { return name }
            taken.insert(name)
        }
    }

    /// Every finished file stays open until the tale is whole.
    private func allowManyOpenFiles() {
        var limits = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
        limits.rlim_cur = min(limits.rlim_max, rlim_t(TalePlan.mostSlides * 4 + 256))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    }
}
