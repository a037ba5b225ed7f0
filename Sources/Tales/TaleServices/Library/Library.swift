import Dispatch
import Engine
import Glibc
import Sentences
import Synchronization
import System
import TalePacks

/// The folders of tales and the current shelf.
package final class Library: Sendable {
    /// A change in the folders.
    package enum News: Sendable {
        /// Tales were added, removed or changed.
        case changed(Shelf)
        /// Files were added, removed or changed: names of pictures and sounds, and of packs such as
        /// `stories/1/racenis`; nil if unknown.
        case touched(Set<String>?)
    }

    package let roots: [String]
    private let conversion: ClipConversion
    private let queue = DispatchQueue(label: "pasaka.library", qos: .userInitiated)
    /// The last shelf read; nil before the first time.
    private let last = Mutex<Shelf?>(nil)
    private let listener = Mutex<(@Sendable (News) -> Void)?>(nil)
    private let watch = Mutex<FolderWatch?>(nil)
    private let mounts = Mutex<MountWatch?>(nil)
    private let pace = ReloadPace()

    package init(roots: [String], conversion: ClipConversion) { (self.roots, self.conversion) = (roots, conversion) }

    private var service: StoryService { StoryService(roots: roots, clips: conversion.clips) }

    /// Reads all packs and logs their problems.
    ///
    /// Blocks on the disk.
    ///
    /// - Parameter leavesOutFigures: for the first picture, which would wait for them; they come as the watch begins.
    package func load(leavesOutFigures: Bool = false) -> Shelf {
        let shelf = readAgain(leavesOutFigures)
        if shelf.stories.count > Self.manyTales { returnFreeMemory() }
        return shelf
    }

    /// Reads all packs; if nothing has changed the same value is kept, so that thousands of tales are not in memory
    /// twice.
    private func readAgain(_ leavesOutFigures: Bool) -> Shelf {
        let (before, shelf) = (last.withLock { $0 }, service.loadShelf(leavesOutFigures: leavesOutFigures))
        if let before, before == shelf { return before }
        last.withLock { $0 = shelf }
        let (known, log) = (Set(before?.problems ?? []), Log("tales"))
        for problem in shelf.problems where !known.contains(problem) { log.warning(problem) }
        return shelf
    }

    /// Reading more tales than this leaves megabytes of free heap.
    private static let manyTales = 300

    /// Reads all packs once every clip that needs conversion is converted or has failed, and names the files among them
    /// that no tale uses.
    package func audit() -> (shelf: Shelf, unused: [UnusedFile]) {
        conversion.convert(for: service.loadShelf())
        return service.audit()
    }

    /// Reads all packs for the morning check, and names the folders without a usable tale.
    package func survey() -> (shelf: Shelf, unreadable: [Sentence]) { service.survey() }

    /// Reads only the tale in the folder of this name, without figures: what home needs before all have been read.
    package func glance(at tale: String?) -> Shelf {
        tale.map { service.loadShelf(onlyPack: $0) } ?? Shelf(isWhole: false)
    }

    /// Reports changes in the folders, for the lifetime of this value.
    ///
    /// The folders of a removed stick stay accessible to processes with open files there, so the list of mounts
    /// is watched, too.
    ///
    /// - Parameter tell: called on a background thread.
    package func watch(_ tell: @escaping @Sendable (News) -> Void) {
        listener.withLock { $0 = tell }
        mounts.withLock { $0 = MountWatch { [weak self] in self?.lookSoon() } }
        lookSoon()
    }

    /// Checks now, because something was written here; then calls `done`, whether or not anything changed.
    package func look(then done: @escaping @Sendable () -> Void = {}) {
        queue.async {
            self.reload(atOnce: true)
            done()
        }
    }

    private func lookSoon() { queue.async { self.reload() } }

    /// Watches the folders that now exist; if no watch can be made, that before goes on.
    ///
    /// - Returns: what has changed in the folders watched until now; nil if unknown.
    private func watchFolders() -> Set<String>? {
        let next = FolderWatch(service.foldersToWatch) { [weak self] in self?.lookSoon() }
        if next == nil { Log("tales").warning("the folders of tales cannot be watched now: \(errno: errno)") }
        let former = watch.withLock { watch in
            defer { watch = next ?? watch }
            return watch
        }
        return former?.takeTouched().map { Set($0.flatMap(names(of:))) }
    }

    /// The names of files and packs for a path below a root.
    private func names(of path: String) -> [String] {
        roots.enumerated().flatMap { number, root -> [String] in
            if path == root { return ["stories/\(number)"] }
            guard path.hasPrefix("\(root)/") else { return [] }
            let inside = path.dropFirst(root.count + 1)
            // Directly in a root it is a pack, or a file of a root that is a pack itself.
            return ["stories/\(number)/\(inside)"] + (inside.contains("/") ? [] : ["stories/\(number)/./\(inside)"])
        }
    }

    /// Reads all packs again and reports changes.
    ///
    /// The watch is renewed first, because changes between the reading and the watch would be missed permanently.
    ///
    /// If that takes long, as with thousands of tales, it is rate-limited while others are added.
    private func reload(atOnce: Bool = false) {
        // The watch has not been started yet.
        guard let tell = listener.withLock({ $0 }) else { return }
        let wait = pace.wait(at: .now)
        guard atOnce || wait <= .zero else {
            if pace.postpone() { queue.asyncAfter(deadline: .now() + wait / .seconds(1)) { self.reload() } }
            return
        }
        let touched = watchFolders()
        let before = last.withLock { $0 }
        let shelf = pace.measure { load() }
        conversion.convert(for: shelf) { [weak self] in self?.lookSoon() }
        if touched?.isEmpty != true { tell(.touched(touched)) }
        guard shelf != before else { return }
        let ids = Set(shelf.stories.map(\.id))
        for story in before?.stories ?? [] where !ids.contains(story.id) {
            Log("tales").notice("\(tale: story.id) is gone")
        }
        tell(.touched(nil))
        tell(.changed(shelf))
    }
}
