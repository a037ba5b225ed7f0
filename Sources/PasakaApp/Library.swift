import Dispatch
import Engine
import Platform
import Sentences
import Stories
import Synchronization

/// The folders of tales, and what is on the shelf at this moment.
final class Library: Sendable {
    let roots: [String]
    private let conversion: ClipConversion
    private let queue = DispatchQueue(label: "pasaka.library", qos: .userInitiated)
    /// What was read last; nil before the first time.
    private let last = Mutex<Shelf?>(nil)
    private let watch = Mutex<FolderWatch?>(nil)
    private let mounts = Mutex<MountWatch?>(nil)
    private let pace = ReloadPace()

    init(roots: [String], conversion: ClipConversion) { (self.roots, self.conversion) = (roots, conversion) }

    private var service: StoryService { StoryService(roots: roots, clips: conversion.clips) }

    /// Reads all packs and logs what is wrong with them.
    ///
    /// Waits for the disk.
    func load() -> Shelf {
        let shelf = readAgain()
        if shelf.stories.count > Self.manyTales { returnFreeMemory() }
        return shelf
    }

    /// Reads all packs; where nothing is different the same value stays, so that thousands of tales do not lie in memory
    /// twice.
    private func readAgain() -> Shelf {
        let (before, shelf) = (last.withLock { $0 }, service.loadShelf())
        if let before, before == shelf { return before }
        last.withLock { $0 = shelf }
        let (known, log) = (Set(before?.problems ?? []), Log("tales"))
        for problem in shelf.problems where !known.contains(problem) { log.warning(problem) }
        return shelf
    }

    /// Reading more than this leaves megabytes behind.
    private static let manyTales = 300

    /// Reads all packs when every clip that must be converted has been, or could not be, and names the files among them
    /// that no tale uses.
    func audit() -> (shelf: Shelf, unused: [UnusedFile]) {
        conversion.convert(for: service.loadShelf())
        return service.audit()
    }

    /// Reads all packs for the morning check, and names the folders of which no tale could be made.
    func survey() -> (shelf: Shelf, unreadable: [Sentence]) { service.survey() }

    /// The tale of a name alone, if it lies in a folder of this name: what home needs before all have been read.
    func glance(at tale: String?) -> Shelf {
        tale.map { service.loadShelf(onlyPack: $0) } ?? Shelf(isWhole: false)
    }

    /// Tells when tales have come, gone or changed, until this value goes.
    ///
    /// The folders of a stick that is pulled stay as they are for whoever has a file there open, so the list of what is
    /// mounted is watched, too.
    func watch(_ changed: @escaping @Sendable (Shelf) -> Void) {
        let look: @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            queue.async { self.reload(changed) }
        }
        mounts.withLock { $0 = MountWatch(changed: look) }
        look()
    }

    /// Looks now, because something was written here; then calls `done`, whether anything is different or not.
    func look(_ changed: @escaping @Sendable (Shelf) -> Void, then done: @escaping @Sendable () -> Void) {
        queue.async {
            self.reload(changed, atOnce: true)
            done()
        }
    }

    private func watchFolders(_ changed: @escaping @Sendable (Shelf) -> Void) {
        let next = FolderWatch(service.foldersToWatch) { [weak self] in
            guard let self else { return }
            queue.async { self.reload(changed) }
        }
        watch.withLock { $0 = next }
    }

    /// Reads all packs again and, if something is different, tells.
    ///
    /// They are watched anew before, for what came or went between the reading and the watch would be missed for good.
    ///
    /// Where that takes long, as with thousands of tales, it is not done all the time while others are added.
    private func reload(_ changed: @escaping @Sendable (Shelf) -> Void, atOnce: Bool = false) {
        let wait = pace.wait(at: .now)
        guard atOnce || wait <= .zero else {
            if pace.postpone() { queue.asyncAfter(deadline: .now() + wait / .seconds(1)) { self.reload(changed) } }
            return
        }
        watchFolders(changed)
        let before = last.withLock { $0 }
        let shelf = pace.measure { load() }
        conversion.convert(for: shelf) { [weak self] in
            guard let self else { return }
            queue.async { self.reload(changed) }
        }
        guard shelf != before else { return }
        let ids = Set(shelf.stories.map(\.id))
        for story in before?.stories ?? [] where !ids.contains(story.id) {
            Log("tales").notice("\(tale: story.id) is gone")
        }
        changed(shelf)
    }
}
