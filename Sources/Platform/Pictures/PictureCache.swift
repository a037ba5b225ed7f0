import CSDL2
import Engine
import Sentences
import System

/// A memory-limited cache of the pictures that are shown or soon will be, at the window's size.
public final class PictureCache {
    struct Entry {
        let texture: Texture
        /// The part inside the box; the rest extends it into the margins.
        let inner: PixelRect
        let version: FileVersion

        init(_ texture: Texture, _ picture: DecodedPicture) {
            (self.texture, version) = (texture, picture.version)
            let request = picture.request
            let margins = request.margins
            func reduced(_ length: Int, _ whole: Int, _ size: Int) -> Int {
                Int((Double(length * size) / Double(whole)).rounded())
            }
            let width = margins.left + request.width + margins.right
            let height = margins.top + request.height + margins.bottom
            let (left, right) = (
                reduced(margins.left, width, texture.width), reduced(margins.right, width, texture.width)
            )
            let (top, bottom) = (
                reduced(margins.top, height, texture.height), reduced(margins.bottom, height, texture.height)
            )
            inner = PixelRect(
                x: left, y: top, width: max(1, texture.width - left - right),
                height: max(1, texture.height - top - bottom))
        }

        /// Whether it has one pixel per window pixel, with its box at the stage.
        func covers(_ box: Letterbox) -> Bool {
            let window = PixelRect(of: box)
            return texture.width == window.width && texture.height == window.height && inner == PixelRect(box.stage)
        }
    }

    /// The cache's figures, for diagnostics.
    public nonisolated struct Statistics: Hashable, Sendable {
        public var count = 0, bytes = 0, hits = 0, misses = 0, inFlight = 0, failures = 0
        /// How often the helper process was restarted.
        public var decoderRestarts = 0
    }

    private let canvas: Canvas
    private let decoder: PictureDecoder
    private let log = Log("pictures")
    private var entries = ByteCache<PictureRequest, Entry>(mostBytes: 24 << 20)
    private var broken: [Image: Sentence] = [:]
    /// The faults that have been logged.
    private var logged: [Image: Sentence] = [:]
    private var wanted: [PictureRequest] = []
    /// Whether the frame paints the whole window.
    private var isWhole = true
    /// The pictures that the frame before wanted.
    private var wantedBefore: [PictureRequest] = []
    /// Images for which the last frame painted a substitute.
    private var missed: Set<Image> = []
    private var askedFor: [PictureRequest] = []
    /// Pictures that the decoder may have started to read before their files changed.
    private var outdated: Set<PictureRequest> = []
    public private(set) var statistics = Statistics()
    /// The cache limit, in bytes; pictures wanted now are kept regardless.
    public internal(set) var mostBytes: Int {
        get { entries.mostBytes }
        set { entries.mostBytes = newValue }
    }

    init(canvas: Canvas, decoder: PictureDecoder) {
        self.canvas = canvas
        self.decoder = decoder
    }

    /// Why pictures could not be shown, one line per picture.
    public var problems: [Sentence] {
        broken.map { "\(asset: $0.key.name) \($0.value)" }.sorted()
    }

    /// The helper process, if it runs.
    public var decoderProcess: Int32? { decoder.helperProcess }

    // MARK: - Wanting

    /// Starts a new frame: everything looked up from now on is wanted.
    ///
    /// - Parameter isWhole: whether the whole window is painted; otherwise what was wanted still is.
    func beginFrame(isWhole: Bool = true) {
        self.isWhole = isWhole
        wantedBefore = wanted
        guard isWhole else { return }
        (wanted, missed) = ([], [])
    }

    private func want(_ request: PictureRequest) {
        if isWhole || !wanted.contains(request) { wanted.append(request) }
    }

    /// Looks up a picture, or requests it.
    func entry(_ request: PictureRequest) -> Entry? {
        want(request)
        if let entry = entries.use(request) {
            statistics.hits += 1
            return entry
        }
        if broken[request.image] == nil { statistics.misses += 1 }
        missed.insert(request.image)
        // The same picture at another size serves as a substitute until the right one arrives.
        return entries.first { $0.isSamePicture(as: request) }
    }

    /// Requests a picture that is not drawn yet, after all that are.
    func anticipate(_ request: PictureRequest) { want(request) }

    func isBroken(_ image: Image) -> Bool { broken[image] != nil }

    /// The picture that extends an image into the window's bars, if available.
    func surroundings(of image: Image, _ margins: Margins) -> Entry? {
        let found = margins == .none ? nil : entries.first { $0.image == image && $0.margins == margins }
        if found == nil { missed.insert(image) }
        return found
    }

    /// Whether something looked up is missing, at least at this size.
    var isLacking: Bool { wanted.contains { !entries.contains($0) && broken[$0.image] == nil } }

    /// Ends the frame: requests the missing pictures from the decoder.
    func endFrame() {
        if wanted != wantedBefore { decoder.show(Set(wanted.compactMap(\.image.tale))) }
        let lacking = wanted.filter { !entries.contains($0) && broken[$0.image] == nil }
        var seen = Set<PictureRequest>()
        let order = lacking.filter { seen.insert($0).inserted }
        guard order != askedFor else { return }
        askedFor = order
        statistics.inFlight = order.count
        decoder.want(order)
    }

    /// Whether a wanted picture has not arrived yet.
    var isWaiting: Bool { !askedFor.isEmpty }

    // MARK: - Coming

    /// Accepts what the decoder has finished.
    ///
    /// - Returns: whether the last frame lacked one of them, or showed one that is outdated; prefetched ones change
    ///   nothing.
    func takeArrivals() -> Bool {
        let outcomes = decoder.arrivals.drain()
        for outcome in outcomes {
            askedFor.removeAll { $0 == outcome.request }
            statistics.inFlight = askedFor.count
            let isOutdated = outdated.remove(outcome.request) != nil
            switch outcome {
            case .decoded(let picture):
                if !isOutdated { keep(picture) }
                decoder.reuse(picture.pixels)
            case .failed(let request, let reason): if !isOutdated { fail(request, reason) }
            case .outdated(let request): entries.remove(request)
            }
        }
        statistics.decoderRestarts = decoder.restarts
        if !outcomes.isEmpty {
            let needed = Set(wanted)
            entries.makeRoom(sparing: needed.contains)
            count()
        }
        return outcomes.contains { outcome in
            if case .outdated(let request) = outcome { return wanted.contains(request) }
            return missed.contains(outcome.request.image)
        }
    }

    /// Evicts the pictures of added, removed and changed files, and forgets their failures.
    ///
    /// - Parameter touched: names of pictures, and of packs such as `stories/1/racenis`; nil for any file: then failures
    ///   are forgotten, and pictures once the decoder has seen that their file is another.
    /// - Returns: whether there was anything to forget.
    public func forget(_ touched: Set<String>?) -> Bool {
        func isTouched(_ name: String) -> Bool {
            guard let touched else { return false }
            return touched.contains(name)
                || name.indices.contains { name[$0] == "/" && touched.contains(String(name[..<$0])) }
        }
        if touched == nil { decoder.lookAgain(at: entries.all.map { ($0.key, $0.value.version) }) }
        let before = (entries.count, broken.count)
        entries.removeAll { isTouched($0.image.name) }
        broken = touched == nil ? [:] : broken.filter { !isTouched($0.key.name) }
        let late = askedFor.filter { isTouched($0.image.name) }
        outdated.formUnion(late)
        count()
        return before != (entries.count, broken.count) || !late.isEmpty
    }

    /// Empties the cache before the renderer is destroyed.
    func forgetAll() { entries.removeAll() }

    private func keep(_ picture: DecodedPicture) {
        guard let pixels = picture.pixels.bytes.baseAddress else { return }
        if picture.request.tint != .white { picture.dye() }
        do {
            let texture = try texture(for: picture, pixels)
            let needed = Set(wanted)
            entries.add(
                Entry(texture, picture), bytes: texture.bytes, for: picture.request,
                sparing: needed.contains)
        } catch {
            fail(picture.request, "cannot be kept: \(error)")
        }
        count()
    }

    /// A texture for a picture: with a full cache the least recently used page's, for new memory costs as much as
    /// decoding a tenth of the picture.
    private func texture(for picture: DecodedPicture, _ pixels: UnsafeRawPointer) throws(SDLError) -> Texture {
        let (width, height, isOpaque) = (picture.width, picture.height, !picture.request.mode.isTransparent)
        let needed = Set(wanted)
        guard entries.bytes + width * height * 4 > mostBytes, let oldest = entries.oldest(sparing: needed.contains),
            oldest.value.texture.fits(width: width, height: height, isOpaque: isOpaque)
        else {
            return try Texture(pixels, width: width, height: height, isOpaque: isOpaque, canvas: canvas)
        }
        entries.remove(oldest.key)
        try oldest.value.texture.replace(pixels)
        return oldest.value.texture
    }

    private func fail(_ request: PictureRequest, _ reason: Sentence) {
        statistics.failures += 1
        broken[request.image] = reason
        if logged.updateValue(reason, forKey: request.image) != reason {
            log.warning("\(asset: request.image.name) \(reason)")
        }
    }

    private func count() {
        statistics.count = entries.count
        statistics.bytes = entries.bytes
    }
}
