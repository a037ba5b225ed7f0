import CSDL2
import Engine
import Logging

/// The pictures that are shown or soon will be, at the size of the window, within a limit of memory.
public final class PictureCache {
    struct Entry {
        let texture: Texture
        let edges: PictureEdges
        var lastUse: Int
    }

    /// What the developer wants to know.
    public nonisolated struct Statistics: Hashable, Sendable {
        public var count = 0, bytes = 0, hits = 0, misses = 0, inFlight = 0, failures = 0
        /// How often the helper process had to be started again.
        public var decoderRestarts = 0
    }

    private let renderer: OpaquePointer
    private let decoder: PictureDecoder
    private let log = Logger(label: "pasaka.pictures")
    private var entries: [PictureRequest: Entry] = [:]
    private var broken: [Image: String] = [:]
    private var wanted: [PictureRequest] = []
    private var askedFor: [PictureRequest] = []
    private var uses = 0
    public private(set) var statistics = Statistics()
    /// The most that pictures may take, in bytes; what is wanted at this moment is kept whatever it takes.
    public internal(set) var mostBytes = 24 << 20

    init(renderer: OpaquePointer, decoder: PictureDecoder) {
        (self.renderer, self.decoder) = (renderer, decoder)
    }

    /// Why pictures could not be shown, one line each.
    public var problems: [String] {
        broken.map { "\($0.key.name.inOneLine) \($0.value)" }.sorted()
    }

    /// The helper process, if it runs.
    public var decoderProcess: Int32? { decoder.helperProcess }

    // MARK: - Wanting

    /// Begins a new frame: what is looked up from now on is wanted.
    func beginFrame() { wanted = [] }

    /// Finds a picture, or asks for it.
    func entry(_ request: PictureRequest) -> Entry? {
        wanted.append(request)
        uses += 1
        if entries[request] != nil {
            statistics.hits += 1
            entries[request]?.lastUse = uses
            return entries[request]
        }
        if broken[request.image] == nil { statistics.misses += 1 }
        // The same picture at another size serves until the right one is there.
        return entries.first { $0.key.isSamePicture(as: request) }?.value
    }

    /// Wants a picture that is not drawn yet, after all that are.
    func anticipate(_ request: PictureRequest) { wanted.append(request) }

    func isBroken(_ image: Image) -> Bool { broken[image] != nil }

    func edges(of image: Image) -> PictureEdges? {
        // A whole picture knows its edges better than a crop; of several sizes the one used last is the window's.
        func rank(_ entry: (key: PictureRequest, value: Entry)) -> (Int, Int) {
            (entry.key.mode == .fit ? 1 : 0, entry.value.lastUse)
        }
        return entries.filter { $0.key.image == image && $0.key.mode != .icon }.max { rank($0) < rank($1) }?.value.edges
    }

    /// Whether something that has been looked up is not there, at least not at this size.
    var isLacking: Bool { wanted.contains { entries[$0] == nil && broken[$0.image] == nil } }

    /// Ends the frame: asks the decoder for what is wanted and not there.
    func endFrame() {
        let lacking = wanted.filter { entries[$0] == nil && broken[$0.image] == nil }
        var seen = Set<PictureRequest>()
        let order = lacking.filter { seen.insert($0).inserted }
        guard order != askedFor else { return }
        askedFor = order
        statistics.inFlight = order.count
        decoder.want(order)
    }

    /// Whether something that is wanted has not come yet.
    var isWaiting: Bool { !askedFor.isEmpty }

    // MARK: - Coming

    /// Takes in what the decoder has finished.
    ///
    /// - Returns: whether something has changed.
    func takeArrivals() -> Bool {
        let outcomes = decoder.arrivals.drain()
        for outcome in outcomes {
            switch outcome {
            case .decoded(let picture): keep(picture)
            case .failed(let request, let reason): fail(request, reason)
            }
        }
        statistics.decoderRestarts = decoder.restarts
        if !outcomes.isEmpty { makeRoom() }
        return !outcomes.isEmpty
    }

    /// Forgets what failed, when the packs have changed.
    public func forgetFailures() { broken = [:] }

    /// Forgets the pictures of a pack, such as `stories/1/racenis`, because others have taken their place.
    public func forget(pack: String) {
        entries = entries.filter { !$0.key.image.name.hasPrefix(pack + "/") }
        broken = broken.filter { !$0.key.name.hasPrefix(pack + "/") }
        count()
    }

    private func keep(_ picture: DecodedPicture) {
        askedFor.removeAll { $0 == picture.request }
        statistics.inFlight = askedFor.count
        guard let pixels = picture.pixels.bytes.baseAddress else { return }
        if picture.request.tint != .white { picture.dye() }
        do {
            let texture = try Texture(
                pixels, width: picture.width, height: picture.height, isOpaque: picture.request.mode != .icon,
                renderer: renderer)
            uses += 1
            entries[picture.request] = Entry(texture: texture, edges: picture.edges, lastUse: uses)
        } catch {
            fail(picture.request, "cannot be kept: \(error)")
        }
        count()
    }

    private func fail(_ request: PictureRequest, _ reason: String) {
        askedFor.removeAll { $0 == request }
        (statistics.inFlight, statistics.failures) = (askedFor.count, statistics.failures + 1)
        if broken.updateValue(reason, forKey: request.image) == nil {
            log.warning("\(request.image.name.inOneLine) \(reason)")
        }
    }

    private func makeRoom() {
        let needed = Set(wanted)
        while statistics.bytes > mostBytes,
            let oldest = entries.filter({ !needed.contains($0.key) }).min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            entries[oldest.key] = nil
            count()
        }
    }

    private func count() {
        statistics.count = entries.count
        statistics.bytes = entries.values.reduce(0) { $0 + $1.texture.bytes }
    }
}
