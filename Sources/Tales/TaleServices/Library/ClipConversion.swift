import Conversion
import Dispatch
import Glibc
import Sentences
import Storage
import Synchronization
import System
import TalePacks

/// Converts clips in unplayable formats, once and one after the other, into a cache folder.
package final class ClipConversion: Sendable {
    private let folder: String
    private let conversion: Conversion?
    private let queue = DispatchQueue(label: "pasaka.clips", qos: .utility)
    private let state = Mutex(State())

    private struct State {
        var failures: [String: Sentence] = [:]
        var isTidied = false
    }

    /// Cache limit in bytes; beyond it the oldest clips are evicted, unless they are on the shelf.
    static let mostBytes = 512 << 20

    /// - Parameter converter: the converter program; without one nothing is converted.
    package init(folder: String, converter: String?) {
        (self.folder, conversion) = (folder, converter.map { Conversion(executable: $0, givesWay: true) })
    }

    /// The converted clips and the failures.
    var clips: ConvertedClips {
        ConvertedClips(folder: conversion == nil ? nil : folder, failures: state.withLock { $0.failures })
    }

    /// Converts a shelf's clips, and reports each one that succeeds or fails.
    ///
    /// Returns at once.
    func convert(for shelf: Shelf, _ changed: @escaping @Sendable () -> Void) {
        guard !shelf.wantedClips.isEmpty else { return }
        queue.async { self.convertEach(of: shelf, changed) }
    }

    /// Converts a shelf's clips, and waits for it.
    func convert(for shelf: Shelf) { queue.sync { convertEach(of: shelf) {} } }

    private func convertEach(of shelf: Shelf, _ changed: () -> Void) {
        tidy(keeping: shelf)
        for clip in shelf.wantedClips {
            // Another scan of the folders may have requested it too.
            guard access("\(folder)/\(clip.name)", F_OK) != 0,
                state.withLock({ $0.failures[clip.name] == nil })
            else { continue }
            convert(clip)
            changed()
        }
    }

    private func convert(_ clip: ConvertedClips.Wanted) {
        let log = Log("clips")
        do {
            try make(clip)
            log.notice("\(path: clip.path) was converted")
        } catch {
            state.withLock { $0.failures[clip.name] = Sentence(error) }
            log.warning("\(path: clip.path) \(error)")
        }
    }

    private func make(_ clip: ConvertedClips.Wanted) throws(ConversionRefusal) {
        let source: Int32
        do throws(ReadFailure) { source = try OrdinaryFile.open(clip.path) } catch {
            throw ConversionRefusal("cannot be read (\(errno: error.call.code))")
        }
        defer { close(source) }
        OpenFolder.make(folder)
        // A name unique to this process: `pasaka check` may be converting the same clip.
        let half = "\(clip.name).\(getpid()).part"
        let cache: OpenFolder
        let target: Int32
        do throws(CallFailure) {
            cache = try OpenFolder(folder)
            target = try cache.create(half)
        } catch {
            throw ConversionRefusal("cannot be converted: \(path: folder) is not writable (\(errno: error.code))")
        }
        defer { close(target) }
        do throws(ConversionRefusal) {
            try convert(source, to: target)
        } catch {
            cache.remove(half)
            throw error
        }
        do throws(CallFailure) { try cache.publish(target, half, as: clip.name) } catch {
            cache.remove(half)
            throw ConversionRefusal("cannot be converted: the disk is full or broken")
        }
    }

    private func convert(_ source: Int32, to target: Int32) throws(ConversionRefusal) {
        guard let conversion else { return }
        let job = ConversionJob.sound(.tale)
        let answer = try DiskRoom(at: folder).lend(atMost: job.limits.outputBytes) { bytes throws(ConversionRefusal) in
            try conversion.run(job, input: source, output: ConversionOutput(target, mostBytes: bytes))
        }
        if answer == nil { throw .diskFull }
    }

    // MARK: - Eviction

    /// Deletes, once per run, partial files left by a power cut, and the least recently used clips.
    private func tidy(keeping shelf: Shelf) {
        let isFirst = state.withLock { state in
            defer { state.isTidied = true }
            return !state.isTidied
        }
        guard isFirst, let cache = try? OpenFolder(folder) else { return }
        let names = cache.names()
        for name in names where name.hasSuffix(".part") { cache.remove(name) }
        let used = Set(
            shelf.stories.flatMap { $0.sounds.map(\.name) })
        var clips = names.filter { $0.hasSuffix(".ogg") }.map { name in
            let status = cache.status(of: name) ?? stat()
            return (name: name, size: Int(status.st_size), time: status.st_mtim.tv_sec)
        }
        clips.sort { $0.time > $1.time }
        var bytes = 0
        for clip in clips {
            bytes += clip.size
            if bytes > Self.mostBytes, !used.contains("clips/\(clip.name)") { cache.remove(clip.name) }
        }
    }
}
