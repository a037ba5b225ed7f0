import Engine
import PackMaker
import Sentences

/// The tasks, each carried out on the queue for long work.
extension StickService {
    // MARK: - Reading

    func look(at tale: StickTale) -> TalePreview? {
        if let story = workshop.story(savedAs: tale) {
            update { $0.sticks.change(tale.place) { $0.take(story) } }
            return nil
        }
        do throws(PackRefusal) {
            let preview = try workshop.preview(tale)
            update { $0.sticks.change(tale.place) { $0.take(preview) } }
            return preview
        } catch {
            Self.log.info(error.sentence)
            let parts = workshop.parts(of: tale, error)
            update { $0.sticks.refuse(tale, error, parts: parts) }
            return nil
        }
    }

    /// The last preview of a tale, for the files of its slides.
    func lookAgain(at tale: StickTale) -> TalePreview? {
        do throws(PackRefusal) {
            return try workshop.preview(tale)
        } catch {
            Self.log.notice(error.sentence)
            update { $0.lost(tale, error) }
            return nil
        }
    }

    /// Determines whether a tale is already on the shelf, unchanged.
    func compare(_ tale: StickTale, with preview: TalePreview) {
        let isUnchanged = !tale.isOpen && preview.isUnchanged()
        update { $0.compared(tale, isUnchanged: isUnchanged) }
    }

    /// Reads the files of one slide.
    func examine(_ tile: Int, of tale: StickTale, in preview: TalePreview) {
        let (read, faults) = workshop.read(tale.tiles[tile], tile, in: preview)
        for fault in faults { Self.log.notice(fault) }
        let isKept = update { $0.examined(tile, of: tale, read) }
        if !isKept, let thumbnail = read.thumbnail { workshop.release(thumbnail.name) }
    }

    /// Determines the cuts of the single recording for all pages.
    func cut(_ tale: StickTale, in preview: TalePreview) {
        do throws(PackRefusal) {
            let cuts = try preview.cuts()
            update { $0.found(cuts, of: tale) }
        } catch {
            Self.log.notice(error.sentence)
            update { $0.sticks.change(tale.place) { $0.cutsFailed = true } }
        }
    }

    /// Prepares what is to be played.
    func hear(_ part: StickPart, of tale: StickTale, in preview: TalePreview) {
        do throws(PackRefusal) {
            let before = plan.withLock { $0.sticks.heard }
            guard let sound = try workshop.hear(part, of: tale, in: preview) else { return }
            update { $0.sticks.heard = Sticks.Heard(part: part, sound: sound) }
            // A sound playing at this moment is already open.
            if let before { workshop.release(before.sound.name) }
        } catch {
            Self.log.notice(error.sentence)
        }
    }

    // MARK: - Adding, exporting, restoring

    func add(_ tale: StickTale) {
        do throws(PackRefusal) {
            let place = try HiddenPlace(in: workshop.family)
            guard update({ $0.begin(StickPlan.Adding(tale: tale.place) { place.abandon() }) }) else { return }
            defer { plan.withLock { $0.adding = nil } }
            let pack = try workshop.add(tale, in: place) { done, count in
                self.update { $0.adds(tale, done: done, of: count) }
            }
            let earlier = workshop.earlier
            update { $0.added(tale, id: pack.id, earlier: earlier) }
            Self.log.notice("\(tale: pack.id) was added")
            changed()
        } catch {
            tell(error)
            update { $0.failed(tale, error) }
        }
    }

    func save(_ saving: StickSaving) {
        do throws(PackRefusal) {
            let end = try workshop.save(saving.tale, on: saving.place) { state in self.update { $0.saves(state) } }
            Self.log.notice("\(tale: saving.tale) was exported to a stick")
            update { $0.sticks.saving?.state = end }
        } catch {
            tell(error)
            let failure = StickSaving.Failure(error)
            update { $0.saveFailed(failure) }
        }
    }

    /// Logs why something failed; a cancelled one is no warning.
    private func tell(_ refusal: PackRefusal) {
        if refusal.cause == .interrupted { Self.log.info(refusal.sentence) } else { Self.log.warning(refusal.sentence) }
    }

    func findEarlier() {
        let earlier = workshop.earlier
        update { $0.sticks.earlier = earlier }
    }

    func restore(_ id: String) {
        do throws(PackRefusal) {
            try EarlierVersions(in: workshop.family).restore(id)
            let earlier = workshop.earlier
            update { $0.restored(id, earlier: earlier) }
            changed()
        } catch {
            Self.log.error(error.sentence)
            update { $0.sticks.notice = .notRestored(id) }
        }
    }
}
