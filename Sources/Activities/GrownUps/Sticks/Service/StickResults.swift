import Engine
import PackMaker
import TalePacks

/// What the tasks have found out and done.
extension Sticks {
    /// The tale cannot be made; of an archive its parts can.
    mutating func refuse(_ tale: StickTale, _ refusal: PackRefusal, parts: [StickTale]) {
        if parts.isEmpty {
            change(tale.place) { $0.state = StickTale.State(refusing: refusal) }
        } else {
            replace(tale, by: parts)
        }
    }
}

extension StickPlan {
    // MARK: - Reading

    /// The tale could not be read again: nothing more is known about its slides.
    mutating func lost(_ tale: StickTale, _ refusal: PackRefusal) {
        sticks.change(tale.place) { changed in
            changed.state = StickTale.State(refusing: refusal)
            for tile in changed.tiles.indices where !changed.tiles[tile].isRead {
                changed.tiles[tile] = SlideTile(picture: .bad, sound: .bad)
            }
        }
    }

    /// The tale is on the shelf unchanged or not; obsolete if it has changed meanwhile.
    mutating func compared(_ tale: StickTale, isUnchanged: Bool) {
        sticks.change(tale.place) { changed in
            guard changed.stamp == tale.stamp, changed.match == tale.match, changed.cuts == tale.cuts else { return }
            changed.isUnchanged = isUnchanged
        }
    }

    /// The files of a slide were read.
    ///
    /// - Returns: false if they have changed meanwhile.
    mutating func examined(_ tile: Int, of tale: StickTale, _ read: SlideTile) -> Bool {
        var isKept = false
        sticks.change(tale.place) { changed in
            guard changed.stamp == tale.stamp, changed.tiles.indices.contains(tile) else { return }
            changed.tiles[tile].take(read)
            isKept = true
        }
        return isKept
    }

    /// The single recording was analysed; nil if it could not be.
    mutating func found(_ cuts: RecordingCuts?, of tale: StickTale) {
        sticks.change(tale.place) { tale in
            if let cuts { tale.cut(cuts) }
            tale.cutsFailed = tale.cuts == nil
        }
    }

    // MARK: - Adding

    /// Starts adding, if it is still wanted and there.
    mutating func begin(_ adding: Adding) -> Bool {
        guard sticks.tales.contains(where: { $0.place == adding.tale && $0.state == .waiting }) else { return false }
        self.adding = adding
        sticks.change(adding.tale) { $0.state = .adding(done: 0, of: nil) }
        return true
    }

    /// The tale was added under an id.
    ///
    /// - Parameter earlier: the tales with a previous version now.
    mutating func added(_ tale: StickTale, id: String, earlier: [Sticks.EarlierTale]) {
        sticks.earlier = earlier
        for twin in sticks.tales where twin.isTwin(of: tale) {
            sticks.change(twin.place) { ($0.id, $0.isNewVersion, $0.isUnchanged) = (id, true, false) }
        }
        sticks.change(tale.place) { ($0.state, $0.id) = (.added, id) }
    }

    /// Notes how far adding is, unless it was cancelled.
    mutating func adds(_ tale: StickTale, done: Int, of count: Int) {
        sticks.change(tale.place) { if $0.isBeingAdded { $0.state = .adding(done: done, of: count) } }
    }

    mutating func failed(_ tale: StickTale, _ refusal: PackRefusal) {
        // A tale that was cancelled may be wanted again by now.
        let isUnderWay = sticks.tales.contains { $0.place == tale.place && $0.isBeingAdded }
        guard refusal.cause != .interrupted || isUnderWay else { return }
        // Whichever detects it first: this, or the watch.
        if refusal.cause == .gone { sticks.notice = .pulled(whileAdding: tale.title) }
        sticks.change(tale.place) { $0.state = StickTale.State(failing: refusal) }
    }

    // MARK: - Exporting

    /// Notes how far an export is.
    ///
    /// - Returns: false if it is to be cancelled.
    mutating func saves(_ state: StickSaving.State) -> Bool {
        guard sticks.saving?.state != .stopping else { return false }
        sticks.saving?.state = state
        return true
    }

    /// - Parameter failure: nil for an export that was cancelled.
    mutating func saveFailed(_ failure: StickSaving.Failure?) {
        if let failure { sticks.saving?.state = .failed(failure) } else { sticks.saving = nil }
    }

    // MARK: - Previous versions

    /// The tale with an id has its previous version again.
    mutating func restored(_ id: String, earlier: [Sticks.EarlierTale]) {
        sticks.earlier = earlier
        sticks.notice = .restored(id)
        for added in sticks.tales where added.id == id && (added.state == .added || added.isThere) {
            sticks.change(added.place) { ($0.state, $0.isNewVersion, $0.isUnchanged) = (.ready, true, false) }
        }
    }
}
