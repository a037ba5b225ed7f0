import Conversion
import Sentences
import Synchronization
import TalePacks

/// Adds many books, two at a time; safe on any thread.
///
/// Each appears only when complete, and existing ones are skipped: so it can be stopped at any time and
/// restarted.
public final class BookAdding: Sendable {
    /// The result for one book.
    public enum Outcome: Sendable {
        case added(MadePack)
        case known
        case refused(PackRefusal)
    }

    /// The number of books per result.
    public struct Count: Hashable, Sendable {
        public internal(set) var added = 0, newVersions = 0, known = 0, refused = 0
        /// Books not looked at yet.
        public internal(set) var left = 0
    }

    /// Creates the maker of one tale.
    public typealias Maker = @Sendable (HiddenPlace) -> PackMaker
    /// Reports each finished book, one at a time in order of completion, and its number, from 1.
    public typealias Told = @Sendable (BookSearch.Found, Outcome, _ number: Int) -> Void

    private struct State {
        /// Books not started yet.
        var books: ArraySlice<BookSearch.Found>
        /// The books with the content of one in progress, whose result they wait for, by its digest.
        var twins: [String: [BookSearch.Found]] = [:]
        var count: Count
        var number = 0
        var places: [HiddenPlace] = []
        /// Why no more books are started.
        var stop: PackRefusal?
    }

    private let language: String?
    private let register: TalesRegister
    private let makePlace: @Sendable () throws(PackRefusal) -> HiddenPlace
    private let maker: Maker
    private let told: Told
    private let state: Mutex<State>
    /// The right to report, held during a report.
    private let telling = Mutex(())

    /// - Parameters:
    ///   - language: of all books; nil to use what they declare.
    ///   - register: the existing tales.
    ///   - place: creates the place where one tale is prepared.
    public init(
        _ books: [BookSearch.Found], language: String? = nil, register: TalesRegister,
        place: @escaping @Sendable () throws(PackRefusal) -> HiddenPlace, maker: @escaping Maker, told: @escaping Told
    ) {
        self.language = language
        self.register = register
        makePlace = place
        self.maker = maker
        self.told = told
        state = Mutex(State(books: books[...], count: Count(left: books.count)))
    }

    /// Adds them, and waits until all are done or nothing more can be done.
    ///
    /// - Throws: why it had to stop, such as a full disk; what was added stays.
    public func run() throws(PackRefusal) {
        _ = twoAtATime(2) { _ in while let book = next() { add(book) } }
        if let stop = state.withLock({ $0.stop }) { throw stop }
    }

    /// Starts no more books, and cancels those in progress.
    ///
    /// - Returns: the count so far.
    @discardableResult public func stop() -> Count {
        let (places, count) = state.withLock { state in
            state.stop = state.stop ?? .interrupted
            return (state.places, state.count)
        }
        let published = places.count { !$0.abandon() }
        var known = count
        // Complete but not reported yet.
        known.added = count.added + published
        known.left = count.left - published
        return known
    }

    public var count: Count { state.withLock { $0.count } }

    private func next() -> BookSearch.Found? {
        state.withLock { $0.stop == nil ? $0.books.popFirst() : nil }
    }

    private func add(_ book: BookSearch.Found) {
        do throws(PackRefusal) {
            let record = try record(of: book)
            guard begin(book, record.digest) else { return }
            defer { end(record.digest) }
            guard case .new(let earlier, let hasTwin) = register.verdict(on: record),
                let pack = try make(book, BookPart(record: record, earlier: earlier), hasTwin: hasTwin), !pack.wasThere
            else { return tell(book, .known) }
            tell(book, .added(pack))
        } catch {
            guard !isTheEnd(error, book) else { return }
            tell(book, .refused(error))
        }
    }

    /// Reads a book once; what is in a ZIP has to be unpacked for it.
    private func record(of book: BookSearch.Found) throws(PackRefusal) -> SourceRecord {
        let request = request(for: book)
        guard book.inside == nil else {
            return try inPlace { place throws(PackRefusal) in
                try maker(place).reading.record(of: request, place: book.place)
            }
        }
        guard let record = SourceRecord(of: book.path, place: book.place) else {
            throw PackRefusal("\(path: book.path): cannot be read")
        }
        return record
    }

    private func request(for book: BookSearch.Found) -> TaleRequest {
        var request = TaleRequest(source: book.path, language: language)
        (request.inside, request.shelf) = (book.inside, book.shelf)
        return request
    }

    /// - Returns: false if the same content is being added right now: it may yet be refused.
    private func begin(_ book: BookSearch.Found, _ digest: String) -> Bool {
        state.withLock { state in
            let isFirst = state.twins[digest] == nil
            if isFirst { state.twins[digest] = [] } else { state.twins[digest]?.append(book) }
            return isFirst
        }
    }

    /// Its twins go to the end of the list; the calling worker takes them, if no other does.
    private func end(_ digest: String) {
        state.withLock { state in state.books += state.twins.removeValue(forKey: digest) ?? [] }
    }

    /// - Returns: nil if there is such a tale of the same title.
    private func make(
        _ book: BookSearch.Found, _ part: BookPart, hasTwin: Bool
    ) throws(PackRefusal) -> MadePack? {
        try inPlace { place throws(PackRefusal) in
            var maker = maker(place)
            maker.register = register
            var request = request(for: book)
            request.part = part
            if hasTwin, register.isKnown(part.record, titled: try maker.reading.plan(request).1.title) { return nil }
            guard state.withLock({ $0.stop == nil }) else { throw .interrupted }
            return try maker.make(request)
        }
    }

    /// Does work in a place of its own, which ``stop()`` abandons.
    private func inPlace<Result>(
        _ work: (HiddenPlace) throws(PackRefusal) -> Result
    ) throws(PackRefusal) -> Result {
        let place = try makePlace()
        state.withLock { $0.places.append(place) }
        defer {
            place.abandon()
            state.withLock { state in state.places.removeAll { $0 === place } }
        }
        return try work(place)
    }

    /// Whether an error affects all further books, not only this one.
    private func isTheEnd(_ refusal: PackRefusal, _ book: BookSearch.Found) -> Bool {
        switch refusal.cause {
        case .diskFull, .unwritable, .gone, .interrupted:
            state.withLock { $0.stop = $0.stop ?? refusal }
            return true
        case .other, .nothingLeft, .taken, .unfitName, .foreignArchive, .several: return false
        }
    }

    private func tell(_ book: BookSearch.Found, _ outcome: Outcome) {
        telling.withLock { _ in
            let number = state.withLock { state in
                switch outcome {
                case .added(let pack) where pack.isNewVersion: state.count.newVersions += 1
                case .added: state.count.added += 1
                case .known: state.count.known += 1
                case .refused: state.count.refused += 1
                }
                state.count.left -= 1
                state.number += 1
                return state.number
            }
            told(book, outcome, number)
        }
    }
}
