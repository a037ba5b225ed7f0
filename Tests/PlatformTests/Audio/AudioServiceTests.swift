import CSDL2
import Engine
import Glibc
import Synchronization
import System
import TestSupport
import Testing

@testable import Platform

extension SDLTests {
    /// The service on SDL's dummy device, which runs in real time.
    final class AudioServiceTests {
        private final class Replies: Sendable {
            private let replies = Mutex<[Input.Reply]>([])
            func add(_ reply: Input.Reply) { replies.withLock { $0.append(reply) } }
            var all: [Input.Reply] { replies.withLock { $0 } }
        }

        private let workshop: Workshop
        private let replies = Replies()
        private let audio: AudioService

        init() throws {
            #expect(SDLTests.isPrepared)
            setenv("SDL_AUDIODRIVER", "dummy", 1)
            workshop = try Workshop()
            audio = AudioService(folders: workshop.folders) { [replies] in replies.add($0) }
        }

        deinit {
            audio.close()
            setenv("SDL_AUDIODRIVER", "dummy", 1)
        }

        /// Carries commands out and waits until `count` replies have arrived, not counting position reports:
        /// on a busy machine a short clip may play so long that one is sent.
        private func perform(_ commands: [Command], replies count: Int) -> [Input.Reply] {
            audio.perform(commands)
            _ = eventually { answers.count >= count }
            return answers
        }

        private var answers: [Input.Reply] {
            replies.all.filter { if case .narrationFound = $0 { false } else { true } }
        }

        private var status: AudioService.Status { status(of: audio) }

        private func status(of audio: AudioService) -> AudioService.Status {
            audio.refreshStatus()
            return audio.status
        }

        @Test func `a clip begins with its length and ends`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.25))
            #expect(
                perform([.narrate(clip)], replies: 2)
                    == [.narrationStarted(clip, seconds: 0.25), .narrationEnded(clip)])
        }

        @Test func `a clip made at run time is played by its name, also after it was released`() throws {
            let memory = MemoryFiles()
            let folders = AssetFolders(interface: "", stories: [], memory: memory)
            let audio = AudioService(folders: folders) { [replies] in replies.add($0) }
            defer { audio.close() }
            let clip = Sound(try #require(memory.keep(MadeSounds.tone(seconds: 0.25), as: "wav")))
            audio.perform([.narrate(clip)])
            #expect(eventually { answers == [.narrationStarted(clip, seconds: 0.25)] })
            memory.forget(clip.name)
            #expect(eventually { answers == [.narrationStarted(clip, seconds: 0.25), .narrationEnded(clip)] })
        }

        @Test func `an MP3 and an Ogg are played too`() throws {
            let mp3 = try workshop.sound("a.mp3", MadeSounds.mp3(frames: 8))
            let all = perform([.narrate(mp3)], replies: 2)
            #expect(all.last == .narrationEnded(mp3))
            let path = Workshop.repository("assets/interface/sound-press.ogg")
            let ogg = Sound("stories/0/tale/b.ogg")
            #expect(symlink(path, workshop.disk.path + "/elsewhere") == 0)
            try workshop.disk.write("stories/tale/b.ogg", Workshop.contents(of: path))
            #expect(perform([.narrate(ogg)], replies: 4).last == .narrationEnded(ogg))
        }

        @Test func `a checked small sound reaches the device`() throws {
            let hearings = Mutex<[AudioService.Hearing]>([])
            let sound = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.25))
            // A busy machine's device may not start in time: then it is measured for longer.
            for milliseconds in [300, 3000, 30_000] where !hearings.withLock({ $0.contains { $0.seconds >= 0.1 } }) {
                let count = hearings.withLock(\.count)
                audio.check(sound, listening: milliseconds) { hearing in hearings.withLock { $0.append(hearing) } }
                try #require(eventually { hearings.withLock(\.count) > count })
            }
            let hearing = hearings.withLock(\.last) ?? AudioService.Hearing()
            #expect(hearing.driver == "dummy" && hearing.hasBegun)
            #expect(hearing.seconds >= 0.1 && hearing.peak > 0.01, "\(hearing)")
        }

        @Test func `a missing small sound does not start`() {
            let hearings = Mutex<[AudioService.Hearing]>([])
            audio.check("interface/none.ogg", listening: 1) { hearing in hearings.withLock { $0.append(hearing) } }
            _ = eventually { !hearings.withLock(\.isEmpty) }
            #expect(hearings.withLock(\.first)?.hasBegun == false)
        }

        @Test func `a new clip takes the place of the old`() throws {
            let long = try workshop.sound("long.wav", MadeSounds.tone(seconds: 30))
            let short = try workshop.sound("short.wav", MadeSounds.tone(seconds: 0.1))
            _ = perform([.narrate(long)], replies: 1)
            #expect(
                perform([.narrate(short)], replies: 3) == [
                    .narrationStarted(long, seconds: 30), .narrationStarted(short, seconds: 0.1),
                    .narrationEnded(short),
                ])
        }

        @Test func `a clip that is stopped does not end`() throws {
            let long = try workshop.sound("long.wav", MadeSounds.tone(seconds: 30))
            let short = try workshop.sound("short.wav", MadeSounds.tone(seconds: 0.05))
            _ = perform([.narrate(long)], replies: 1)
            audio.perform([.stopNarration])
            #expect(perform([.narrate(short)], replies: 3).contains(.narrationEnded(long)) == false)
        }

        @Test func `apaused clip stays and goes on`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30))
            audio.perform([.narrate(clip)])
            #expect(eventually { status.position > 0.1 })
            audio.perform([.pauseNarration])
            #expect(eventually { status.isPaused })
            let place = status.position
            #expect(replies.all.last == .narrationFound(clip, at: place, isMoving: false))
            try letTheDevicePlay()
            #expect(status.position == place)
            try goesOn(clip, from: place)
            #expect(eventually { status.position > place })
        }

        /// Presses Play, and expects the clip to go on from a place, in seconds.
        private func goesOn(_ clip: Sound, from place: Double) throws {
            let (before, start) = (replies.all.count, ContinuousClock.now)
            audio.perform([.resumeNarration])
            try #require(eventually { replies.all.count > before })
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            guard case .narrationFound(clip, let found, isMoving: true) = replies.all[before] else {
                Issue.record("\(replies.all[before])")
                return
            }
            // The device fills its buffers at once, and has then played as long as the clock has gone on.
            #expect(place - 0.05 < found && found < place + 0.05 + seconds)
        }

        /// Waits until the device has played a tenth of a second of something else.
        private func letTheDevicePlay() throws {
            let heard = Mutex(0.0)
            let sound = try workshop.sound("other.wav", MadeSounds.tone(seconds: 5))
            repeat {
                let count = Mutex(0)
                audio.check(sound, listening: 150) { hearing in
                    heard.withLock { $0 += hearing.seconds }
                    count.withLock { $0 += 1 }
                }
                try #require(eventually { count.withLock { $0 } == 1 })
            } while heard.withLock { $0 } < 0.1
        }

        @Test func `a part is said again and the clip waits where it was`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 60))
            _ = perform([.narrate(clip)], replies: 1)
            #expect(eventually { status.position > 0.05 })
            // So long that it is seen on a busy machine, too.
            audio.perform([.sayAgain(clip, from: 50, to: 54)])
            #expect(eventually { status.position >= 50 && !status.isPaused })
            #expect(eventually { status.isPaused })
            let place = status.position
            #expect(place > 0.05 && place < 50)
            try goesOn(clip, from: place)
        }

        @Test func `a part of a clip that has ended is said alone`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 4.2))
            audio.perform([.narrate(clip)])
            #expect(eventually { replies.all.last == .narrationEnded(clip) })
            let count = replies.all.count
            audio.perform([.sayAgain(clip, from: 0.1, to: 4.1)])
            #expect(eventually { !status.clip.isEmpty && status.position >= 0.1 })
            #expect(eventually { status.clip.isEmpty })
            #expect(replies.all.count == count)
        }

        @Test func `a part that reaches the clips end leaves the clip where it was`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 6))
            _ = perform([.narrate(clip)], replies: 1)
            audio.perform([.sayAgain(clip, from: 2, to: 6)])
            #expect(eventually { status.position >= 2 && !status.isPaused })
            #expect(eventually { status.isPaused && status.position < 2 })
            audio.perform([.resumeNarration])
            #expect(eventually { replies.all.last == .narrationEnded(clip) })
        }

        @Test func `a clip that ended as a part of it began does not end the part`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 60))
            _ = perform([.narrate(clip)], replies: 1)
            audio.perform([.sayAgain(clip, from: 30, to: 54)])
            #expect(eventually { status.position >= 30 && !status.isPaused })
            // SDL's thread told of the clip's end before the part began, and is heard now.
            audio.player.ended()
            let isSaid = audio.queue.sync { audio.player.isSounding && audio.player.partPlace != nil }
            #expect(isSaid)
        }

        @Test func `a clip that goes on while a part is being said comes to its end`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 4.2))
            _ = perform([.narrate(clip)], replies: 1)
            audio.perform([.sayAgain(clip, from: 0.1, to: 4.1)])
            #expect(eventually { status.position >= 0.1 })
            audio.perform([.resumeNarration])
            #expect(eventually { replies.all.last == .narrationEnded(clip) })
        }

        @Test func `a part that cannot be said without a device keeps the clip waiting`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30))
            _ = perform([.narrate(clip)], replies: 1)
            setenv("SDL_AUDIODRIVER", "nosuchdriver", 1)
            audio.deviceLost()
            audio.perform([.sayAgain(clip, from: 1, to: 2)])
            #expect(eventually { status.isPaused })
            setenv("SDL_AUDIODRIVER", "dummy", 1)
            audio.perform([], isStirred: true)
            #expect(eventually { status.device == "dummy" })
            #expect(status.isPaused)
        }

        @Test func `the apps clock follows the voice as long as it sounds`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30))
            audio.perform([.narrate(clip)])
            #expect(eventually { replies.all.count >= 3 })
            let places = replies.all.prefix(3).compactMap { reply -> Double? in
                if case .narrationFound(clip, let place, isMoving: true) = reply { place } else { nil }
            }
            #expect(places.count == 2)
            #expect(places.last.map { $0 > 0 } == true)
            #expect(places == places.sorted())
        }

        @Test func `after a part the device is let go too`() throws {
            let audio = AudioService(folders: workshop.folders, idleTime: 0.4) { [replies] in replies.add($0) }
            defer { audio.close() }
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 4))
            // The part sounds at the moment at which the device would have been let go.
            audio.perform([.narrate(clip), .pauseNarration, .sayAgain(clip, from: 1, to: 2)])
            #expect(eventually { replies.all.count >= 1 })
            let isLetGo = eventually {
                audio.refreshStatus()
                return audio.status.isPaused && audio.status.device == "closed"
            }
            #expect(isLetGo)
        }

        @Test func `a clip that is prepared is played`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.1))
            audio.perform([], ahead: [clip, "stories/0/tale/none.ogg"], isStirred: true)
            #expect(perform([.narrate(clip)], replies: 2).last == .narrationEnded(clip))
        }

        @Test func `a broken clip fails and is told once`() throws {
            let broken = try workshop.sound("broken.ogg", [1, 2, 3])
            #expect(perform([.narrate(broken)], replies: 1) == [.narrationFailed(broken)])
            #expect(
                perform([.narrate(broken)], replies: 2) == [.narrationFailed(broken), .narrationFailed(broken)])
            #expect(
                audio.status.problems.map(\.description) == ["stories/0/tale/broken.ogg is too short to be a sound"])
        }

        @Test func `another clip is heard after a broken one`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.05))
            _ = perform([.narrate("stories/0/tale/none.ogg")], replies: 1)
            #expect(
                perform([.narrate(clip)], replies: 3) == [
                    .narrationFailed("stories/0/tale/none.ogg"), .narrationStarted(clip, seconds: 0.05),
                    .narrationEnded(clip),
                ])
        }

        @Test func `small sounds and other commands are not answered`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.05))
            #expect(perform([.play(clip), .play("interface/none.ogg"), .back, .open(.home)], replies: 0) == [])
            #expect(perform([.narrate(clip)], replies: 2).count == 2)
        }

        @Test func `without a device the tales go on silently`() throws {
            setenv("SDL_AUDIODRIVER", "nosuchdriver", 1)
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.05))
            audio.perform([.narrate(clip), .play(clip), .pauseNarration, .resumeNarration])
            audio.perform([], isStirred: true)
            #expect(eventually { status.clip == clip.name })
            #expect(status.device == "closed")
            #expect(replies.all == [])
            // A device is plugged in.
            setenv("SDL_AUDIODRIVER", "dummy", 1)
            audio.deviceFound()
            #expect(eventually { answers == [.narrationStarted(clip, seconds: 0.05), .narrationEnded(clip)] })
        }

        @Test func `a clip that is resumed after its device was lost says that it waits`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30))
            _ = perform([.narrate(clip)], replies: 1)
            #expect(eventually { status.position > 0.1 })
            audio.perform([.pauseNarration])
            setenv("SDL_AUDIODRIVER", "nosuchdriver", 1)
            audio.deviceLost()
            #expect(eventually { status.device == "closed" })
            let before = replies.all.count
            audio.perform([.resumeNarration])
            #expect(eventually { replies.all.count > before })
            guard case .narrationFound(clip, _, isMoving: false)? = replies.all.last else {
                Issue.record("\(replies.all)")
                return
            }
        }

        @Test func `a service that was closed finds no device again`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30))
            setenv("SDL_AUDIODRIVER", "nosuchdriver", 1)
            audio.perform([.narrate(clip)])
            #expect(eventually { status.clip == clip.name })
            setenv("SDL_AUDIODRIVER", "dummy", 1)
            audio.close()
            audio.deviceFound()
            #expect(eventually { status.clip != clip.name })
            #expect(status.device == "closed")
        }

        @Test func `a device that is lost and found goes on where it was`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.4))
            _ = perform([.narrate(clip)], replies: 1)
            audio.deviceLost()
            #expect(eventually { replies.all.last == .narrationEnded(clip) })
            #expect(replies.all.count { $0 == .narrationEnded(clip) } == 1)
        }

        /// What is heard, by SDL's driver that writes to a file.
        @Test func `it is the clip that is heard and it fades out`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30, level: 12_000))
            let samples = heard { audio in
                audio.perform([.narrate(clip)])
                wait(until: 0.2, of: audio)
                audio.perform([.stopNarration])
            }
            #expect(samples.contains(12_000))
            #expect(samples.allSatisfy { (0...12_000).contains($0) })
            let left = stride(from: 0, to: samples.count, by: 2).map { Int(samples[$0]) }
            let start = left.firstIndex(of: 12_000) ?? 0
            // No click: each sample differs from the next by at most one step of the fade.
            #expect(zip(left[start...], left[start...].dropFirst()).allSatisfy { abs($0 - $1) <= 8 })
        }

        /// What is heard of an audio service, by SDL's driver that writes to a file.
        private func heard(
            card: SoundCard = .usual, _ work: (AudioService) throws -> Void
        ) rethrows -> [Int] {
            try workshop.heard(card: card, { [replies] in replies.add($0) }, work)
        }

        /// Waits until an audio service has played so many seconds of its clip.
        private func wait(until seconds: Double, of audio: AudioService) {
            #expect(
                eventually {
                    audio.refreshStatus()
                    return audio.status.position > seconds
                })
        }

        @Test func `a small sound is 12 dB softer under a voice`() throws {
            let voice = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30, level: 8000))
            let small = try workshop.sound("b.wav", MadeSounds.tone(seconds: 0.5, level: 8000))
            let samples = heard { audio in
                audio.perform([.narrate(voice)])
                wait(until: 0.2, of: audio)
                audio.perform([.play(small)])
                wait(until: 0.8, of: audio)
            }
            #expect(samples.contains(8000) && samples.contains(10_000))
            #expect(samples.allSatisfy { $0 <= 10_000 })
        }

        @Test func `a sound of the scene is as loud as it is, and ends where the clip pauses`() throws {
            let voice = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30, level: 8000))
            let blow = try workshop.sound("b.wav", MadeSounds.tone(seconds: 5, level: 6000))
            let samples = heard { audio in
                audio.perform([.narrate(voice)])
                wait(until: 0.2, of: audio)
                audio.perform([.foley(blow, gain: 0.5)])
                wait(until: 0.4, of: audio)
                audio.perform([.pauseNarration])
                audio.perform([.resumeNarration])
                wait(until: 0.8, of: audio)
            }
            // Its channel scales in 128 steps, and nothing else.
            #expect(samples.contains(11_000))
            let last = samples.lastIndex(of: 11_000) ?? 0
            #expect(samples[last...].contains(8000))
            #expect(samples.allSatisfy { $0 <= 11_001 })
        }

        /// Whether the device takes anything but silence in a moment.
        private func isHeard(_ audio: AudioService) -> Bool {
            let meter = audio.player.output.meter
            meter.start()
            usleep(20_000)
            return meter.stop().peak > 0
        }

        @Test func `a bed goes on when its device comes back, and the device stays as long as it goes on`() throws {
            let bed = try workshop.sound("bed.ogg", MadeSounds.loop)
            let samples = try workshop.heard(idleTime: 0.2, { [replies] in replies.add($0) }) { audio in
                audio.perform([.bed(Bed(bed))])
                try #require(eventually { status(of: audio).bed == bed.name })
                audio.deviceLost()
                try #require(eventually { status(of: audio).bed == "" })
                audio.perform([], isStirred: true)
                try #require(eventually { status(of: audio).bed == bed.name })
                try #require(eventually { isHeard(audio) })
                audio.perform([.bed(nil)])
                #expect(eventually { status(of: audio).device == "closed" })
            }
            #expect(samples.contains { $0 != 0 })
        }

        @Test func `no sum of voice, bed and sounds passes the ceiling`() throws {
            let voice = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30, level: 30_000))
            let blow = try workshop.sound("b.wav", MadeSounds.tone(seconds: 5, level: 30_000))
            let bed = try workshop.sound("bed.ogg", MadeSounds.loop)
            let samples = heard { audio in
                audio.perform([.bed(Bed(bed)), .narrate(voice)])
                audio.perform([.foley(blow, gain: 1)])
                wait(until: 0.8, of: audio)
            }
            #expect(samples.allSatisfy { abs($0) <= Int(Limiter.ceiling * 32_768) + 1 })
            #expect(samples.contains { $0 > 28_000 })
        }

        @Test func `labels are spoken one after the other while the clip waits`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30))
            let one = try workshop.sound("one.wav", MadeSounds.tone(seconds: 0.1))
            let other = try workshop.sound("other.wav", MadeSounds.tone(seconds: 0.1))
            _ = perform([.narrate(clip)], replies: 1)
            #expect(
                perform([.say([one, "interface/none.ogg", other])], replies: 6) == [
                    .narrationStarted(clip, seconds: 30), .narrationStarted(one, seconds: 0.1), .narrationEnded(one),
                    .narrationFailed("interface/none.ogg"), .narrationStarted(other, seconds: 0.1),
                    .narrationEnded(other),
                ])
            #expect(eventually { !status.isPaused && status.position > 0 })
        }

        @Test func `a new label replaces the old, and a clip ends it`() throws {
            let long = try workshop.sound("long.wav", MadeSounds.tone(seconds: 30))
            let short = try workshop.sound("short.wav", MadeSounds.tone(seconds: 0.1))
            _ = perform([.say([long])], replies: 1)
            _ = perform([.say([short, long])], replies: 4)
            #expect(
                perform([.narrate(short)], replies: 6) == [
                    .narrationStarted(long, seconds: 30), .narrationStarted(short, seconds: 0.1),
                    .narrationEnded(short), .narrationStarted(long, seconds: 30),
                    .narrationStarted(short, seconds: 0.1), .narrationEnded(short),
                ])
        }

        @Test func `no sum of small sounds passes the ceiling`() throws {
            let sounds = try (0..<6).map {
                try workshop.sound("\($0).wav", MadeSounds.tone(seconds: 0.5, level: 20_000))
            }
            let voice = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30, level: 20_000))
            let samples = heard { audio in
                audio.perform(sounds.map(Command.play))
                audio.perform([.narrate(voice)])
                wait(until: 0.3, of: audio)
            }
            #expect(samples.contains { $0 > 28_000 })
            #expect(samples.allSatisfy { abs($0) <= Int(Limiter.ceiling * 32_768) })
        }

        @Test func `a device without a volume of its own gets softer sound`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30, level: 12_000))
            let samples = heard { audio in
                audio.perform([.volume(.percent(50)), .play("interface/none.ogg")])
                audio.perform([.narrate(clip)])
                wait(until: 0.5, of: audio)
            }
            #expect(samples.contains(6000))
        }

        @Test func `a device with a volume gets the sound as it is`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 30, level: 12_000))
            let card = SoundCard { _ in SoundCard.State() }
            let samples = heard(card: card) { audio in
                audio.perform([.volume(.percent(50)), .narrate(clip)])
                wait(until: 0.3, of: audio)
            }
            #expect(samples.contains(12_000))
        }

        @Test func `silence keeps the card awake after a touch, until it may rest`() throws {
            let audio = AudioService(folders: workshop.folders, idleTime: 0.05, card: .usual) { _ in }
            func isSo(_ check: (AudioService.Status) -> Bool) -> Bool {
                eventually {
                    audio.refreshStatus()
                    return check(audio.status)
                }
            }
            audio.perform([], isStirred: true)
            #expect(isSo { $0.device == "closed" && $0.isAwake })
            audio.perform([], isStirred: true)
            #expect(isSo { $0.device == "dummy" })
            #expect(isSo { $0.device == "closed" && $0.isAwake })
            audio.perform([.restSound])
            #expect(isSo { !$0.isAwake })
            audio.close()
        }

        @Test func `nobody for long lets the card sleep`() throws {
            let audio = AudioService(folders: workshop.folders, idleTime: 0.02, wakeTime: 0.04, card: .usual) { _ in }
            audio.perform([], isStirred: true)
            #expect(
                eventually {
                    audio.refreshStatus()
                    return audio.status.device == "closed" && !audio.status.isAwake
                })
            audio.close()
        }

        /// Each opening writes the file anew.
        @Test func `after a rest the next touch sounds at once, and nothing of it is swallowed`() throws {
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.2, level: 8000))
            let samples = workshop.heard(idleTime: 0.02, { [replies] in replies.add($0) }) { audio in
                for visit in 1...2 {
                    audio.perform([.narrate(clip)], isStirred: true)
                    #expect(eventually { answers.count == 2 * visit })
                    #expect(
                        eventually {
                            audio.refreshStatus()
                            return audio.status.device == "closed" && !audio.status.isAwake
                        })
                }
            }
            // Both ears hear 9,600 samples.
            #expect(samples.count { $0 == 8000 } == 19_200)
            #expect(samples.allSatisfy { $0 == 0 || $0 == 8000 })
        }

        @Test func `an untouched machine's card sleeps after a sound`() throws {
            let audio = AudioService(folders: workshop.folders, idleTime: 0.02, card: .usual) { _ in }
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.05))
            audio.perform([.play(clip)])
            #expect(
                eventually {
                    audio.refreshStatus()
                    return audio.status.isAwake
                })
            #expect(
                eventually {
                    audio.refreshStatus()
                    return !audio.status.isAwake
                })
            audio.close()
        }

        @Test func `what is heard has a level`() throws {
            let levels = AudioLevels()
            let told = Mutex<[Exposure]>([])
            levels.listen { exposure in told.withLock { $0.append(exposure) } }
            let noise = Workshop.repository("assets/interface/sound-noise.ogg")
            try workshop.disk.write("stories/tale/noise.ogg", Workshop.contents(of: noise))
            let card = SoundCard { _ in SoundCard.State(decibels: -10, output: .headphones) }
            let audio = AudioService(folders: workshop.folders, levels: levels, card: card) { _ in }
            audio.perform([.volume(.percent(50)), .narrate("stories/0/tale/noise.ogg")])
            #expect(eventually { told.withLock { $0.count { $0.level > -40 && $0.output == .headphones } } >= 1 })
            audio.close()
            #expect(told.withLock { $0.allSatisfy { $0.level < -25 && $0.seconds < 60 } })
        }

        /// `SoundTests` in a window wait for the usual ten seconds.
        @Test func `some time after the last sound the device is let go`() throws {
            let audio = AudioService(folders: workshop.folders, idleTime: 0.5) { [replies] in replies.add($0) }
            defer { audio.close() }
            let clip = try workshop.sound("a.wav", MadeSounds.tone(seconds: 0.05))
            let begun = ContinuousClock.now
            audio.perform([.narrate(clip)])
            #expect(eventually { answers.count == 2 })
            #expect(
                eventually {
                    audio.refreshStatus()
                    return audio.status.device == "closed"
                })
            #expect(ContinuousClock.now - begun > .seconds(0.5))
            audio.perform([], isStirred: true)
            audio.perform([.narrate(clip)])
            #expect(eventually { answers.count == 4 && answers.last == .narrationEnded(clip) })
        }
    }
}
