import Conversion
import Dispatch
import Engine
import Glibc
import Platform
import Sentences
import Storage
import Synchronization
import System
import TalePacks

/// Carries out the recording page's requests in the background: microphone, disk and conversion.
package final class TellingRecorder: Service {
    private let queue = DispatchQueue(label: "pasaka.recorder", qos: .userInitiated)
    /// Conversions take long and are not urgent.
    private let later = DispatchQueue(label: "pasaka.conversion", qos: .utility)
    private let microphone: Microphone
    private let folders: AssetFolders
    private let store: TellingStore
    /// Takes that could not be saved, in the order of recording; used only on the queue.
    private let unkept = Mutex<[WantedTake]>([])
    /// Nil if the converter program is missing.
    private let conversion: Conversion?
    private let changed: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let deliver: @Sendable (RecorderNews, Visit) -> Void

    /// - Parameters:
    ///   - family: the folder of the family's own tales.
    ///   - changed: reloads the tales and then calls its argument.
    ///   - deliver: called on a background thread.
    package init(
        folders: AssetFolders, family: String, conversion: Conversion?,
        changed: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
        deliver: @escaping @Sendable (RecorderNews, Visit) -> Void
    ) {
        microphone = Microphone(folder: folders.takes, queue: queue)
        store = TellingStore(folders: folders, family: family)
        (self.folders, self.conversion, self.changed, self.deliver) = (folders, conversion, changed, deliver)
    }

    package var status: [String] {
        let (status, level) = (microphone.status, Int((microphone.status.level * 100).rounded()))
        return ["voice in  \(status.device)  level \(level) %  \(inTenths(status.seconds)) s"]
    }

    /// Deletes the takes of a run that crashed.
    package func prepare() { queue.async { self.microphone.forgetTakes() } }

    /// Deletes partial files of an interrupted run.
    package func begin() { queue.async { self.store.sweep() } }

    package func carryOut(_ command: RecorderCommand, for visit: Visit) { queue.async { self.perform(command, visit) } }

    /// Closes the microphone once pending saves are on the disk; waits at most three seconds.
    ///
    /// Takes that could not be saved are retried a last time.
    package func close() {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            for take in self.unkept.withLock(\.self) { self.keep(take, nil) }
            for take in self.unkept.withLock(\.self) { self.microphone.giveUp(take.sound) }
            self.microphone.letGo()
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(3))
    }

    // MARK: - On the queue

    private func perform(_ command: RecorderCommand, _ visit: Visit) {
        let deliver = deliver
        switch command {
        case .look:
            for take in unkept.withLock(\.self) { deliver(take.news, visit) }
            microphone.look { if let news = RecorderNews($0) { deliver(news, visit) } }
        case .begin(let take):
            OpenFolder.make(folders.takes)
            microphone.begin { if let news = RecorderNews($0, of: take) { deliver(news, visit) } }
        case .end: microphone.end()
        case .letGo: microphone.letGo()
        case .keep(let sound, let name, let seconds, let take):
            keep(WantedTake(sound: sound, name: name, seconds: seconds, take: take), visit)
        case .remove(let place): remove(place, visit)
        }
    }

    /// - Parameter visit: gets the answers; nil for none.
    private func keep(_ wanted: WantedTake, _ visit: Visit?) {
        do {
            let file = try folders.open(wanted.sound.name)
            defer { Glibc.close(file) }
            forget(wanted)
            do {
                let folder = try store.keep(file, slide: wanted.name, of: wanted.take.place)
                microphone.giveUp(wanted.sound)
                tell(.kept(wanted.take), visit)
                convert(wanted.name, in: folder)
            } catch {
                // A user who has left the page finds it there on return.
                microphone.spare(wanted.sound)
                unkept.withLock { $0.append(wanted.refused(Self.failure(error))) }
                throw error
            }
        } catch {
            let failure = failure(
                "a recording of \(tale: wanted.take.place.tale), slide \(slide: wanted.name), cannot be kept", error)
            if let visit { deliver(.failed(failure, of: wanted.take), visit) }
        }
    }

    /// Forgets an unsaved take of the same slide: the newest take replaces it.
    private func forget(_ wanted: WantedTake) {
        unkept.withLock { takes in
            for take in takes where take.isSameSlide(as: wanted) { microphone.giveUp(take.sound) }
            takes.removeAll { $0.isSameSlide(as: wanted) }
        }
    }

    /// Reports to the page that a take was saved, and which one still waits, once the shelf has been reloaded.
    private func tell(_ kept: RecorderNews, _ visit: Visit?) {
        let (deliver, waiting) = (deliver, unkept.withLock(\.first))
        changed {
            guard let visit else { return }
            deliver(kept, visit)
            if let waiting { deliver(waiting.news, visit) }
        }
    }

    private func remove(_ place: TellingPlace, _ visit: Visit) {
        do {
            try store.remove(place)
            let deliver = deliver
            changed { deliver(.removed(place), visit) }
        } catch {
            let failure = failure(
                "\(tale: place.tale), telling \(telling: place.telling): cannot be moved aside", error)
            deliver(.notRemoved(place, failure), visit)
        }
    }

    private func failure(_ what: Sentence, _ error: any Error) -> RecorderNews.Failure {
        Log("recorder").error("\(what): \(error)")
        return Self.failure(error)
    }

    private static func failure(_ error: any Error) -> RecorderNews.Failure {
        (error as? TellingStore.Failure)?.isFullDisk == true ? .full : .unwritable
    }

    // MARK: - Conversion

    /// Converts a saved WAV to Opus at the loudness of the other tales; on failure the WAV stays.
    private func convert(_ slide: String, in folder: OpenFolder) {
        guard let conversion else { return }
        later.async {
            do {
                let wav = try folder.open("\(slide).wav")
                defer { Glibc.close(wav) }
                let name = OpenFolder.temporary(for: "converted")
                let file = try folder.create(name)
                defer { Glibc.close(file) }
                do {
                    try Self.convert(wav, to: file, in: folder, conversion)
                } catch {
                    folder.remove(name)
                    return Log("recorder").info("\(slide: slide).wav \(error); it is kept as it is")
                }
                self.queue.sync { self.replace(slide, with: name, madeOf: wav, in: folder) }
            } catch {
                Log("recorder").warning("\(slide: slide).wav cannot be converted: \(error)")
            }
        }
    }

    private static func convert(
        _ wav: Int32, to file: Int32, in folder: OpenFolder, _ conversion: Conversion
    ) throws(ConversionRefusal) {
        let job = ConversionJob.sound(.tale)
        let answer = try DiskRoom(of: folder).lend(atMost: job.limits.outputBytes) { bytes throws(ConversionRefusal) in
            try conversion.run(job, input: wav, output: ConversionOutput(file, mostBytes: bytes))
        }
        if answer == nil { throw .diskFull }
    }

    private func replace(_ slide: String, with name: String, madeOf wav: Int32, in folder: OpenFolder) {
        do {
            try store.replace(slide, with: name, madeOf: wav, in: folder)
            changed {}
        } catch {
            Log("recorder").warning("\(slide: slide).wav cannot be replaced: \(error)")
        }
    }
}

extension RecorderNews {
    /// The microphone's reports about no take, or about this one.
    fileprivate init?(_ news: MicrophoneNews, of take: SlideTake? = nil) {
        switch (news, take) {
        case (.ready, _): self = .ready
        case (.missing, _): self = .noMicrophone
        case (.level(let level, let seconds), let take?): self = .level(level, seconds: seconds, of: take)
        case (.taken(let sound, let seconds), let take?): self = .taken(sound, seconds: seconds, of: take)
        case (.unheard, let take?): self = .unheard(take)
        case (.failed(let isFullDisk), let take?): self = .failed(isFullDisk ? .full : .unwritable, of: take)
        case (.level, nil), (.taken, nil), (.unheard, nil), (.failed, nil): return nil
        }
    }
}
