import Dispatch
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// A disk of a hundred bytes, of which forty stay free.
struct DiskRoomTests {
    private func room(free: Int = 100) -> DiskRoom { DiskRoom(sparing: 40) { free } }

    @Test func `what is spared is not lent`() {
        #expect(room().bytes == 60)
        #expect(room().lend(atMost: 50) { $0 } == 50)
        #expect(room().lend(atMost: 70) { $0 } == 60)
        #expect(room().lend(atMost: 60, atLeast: 60) { $0 } == 60)
        #expect(room().lend(atMost: 61, atLeast: 61) { $0 } == nil)
    }

    @Test func `a disk on which something is kept is never filled, another one may be`() throws {
        let disk = try TemporaryFolder()
        for folder in [disk.path, disk.path + "/not/there/yet", disk.path + "/"] {
            #expect(DiskRoom.spare(at: folder, keeping: ["/proc/none", disk.path]) == DiskRoom.usualSpare)
            #expect(DiskRoom.spare(at: folder, keeping: [disk.path + "/nothing", "/proc"]) == 0)
        }
        #expect(DiskRoom.spare(at: ".", keeping: ["."]) == DiskRoom.usualSpare)
    }

    @Test func `a disk with less than the spare space lends nothing`() {
        #expect(room(free: 30).bytes == 0)
        #expect(room(free: 30).lend(atMost: 1) { $0 } == nil)
        #expect(room(free: 30).lend(atMost: 0, atLeast: 0) { $0 } == 0)
    }

    @Test func `those who write at once never have more than there is, and all have their turn`() {
        let room = room()
        let lent = Mutex((now: 0, most: 0, times: 0))
        DispatchQueue.concurrentPerform(iterations: 200) { number in
            let wanted = 1 + number * 7 % 60
            let share = room.lend(atMost: wanted, atLeast: wanted) { bytes in
                lent.withLock { lent in
                    lent.now += bytes
                    lent.times += 1
                    lent.most = max(lent.most, lent.now)
                }
                lent.withLock { $0.now -= bytes }
                return bytes
            }
            #expect(share == wanted)
        }
        let (now, most, times) = lent.withLock { $0 }
        #expect(now == 0)
        #expect(most <= 60)
        #expect(times == 200)
    }

    @Test func `who is patient waits until what passes has gone`() {
        let free = Atomic(70)
        let room = DiskRoom(sparing: 40) { free.load(ordering: .sequentiallyConsistent) }
        var passing: DiskRoom.Passing? = room.passing()
        // Who holds it must not wait for it.
        #expect(room.lend(atMost: 60, atLeast: 60) { $0 } == nil)
        #expect(room.lend(atMost: 30, atLeast: 30, patiently: true) { $0 } == 30)
        let share = Mutex<Int??>(nil)
        let isDone = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            let lent = room.lend(atMost: 60, atLeast: 60, patiently: true) { $0 }
            share.withLock { $0 = .some(lent) }
            isDone.signal()
        }
        usleep(20_000)
        #expect(share.withLock { $0 } == nil)
        free.store(100, ordering: .sequentiallyConsistent)
        withExtendedLifetime(passing) {}
        passing = nil
        isDone.wait()
        #expect(share.withLock { $0 } == .some(60))
        #expect(room.lend(atMost: 61, atLeast: 61, patiently: true) { $0 } == nil)
    }

    @Test func `a share that is lent is not lent again`() {
        let room = room()
        room.lend(atMost: 45) { _ in #expect(room.bytes == 15) }
        #expect(room.bytes == 60)
    }
}
