import Engine
import Glibc
import PasakaApp
import Stories
import TalePacks

/// What a process that saves has begun and done, in memory that outlives it.
private struct Marks {
    var begun = 0
    var done = 0
}

/// Kills a process in the middle of saving, again and again, and loads after each time.
///
/// Writes one line: kills, loads of the page that was begun, of the page before it, of something else, kills inside a
/// save, kills that left an unfinished file, unfinished files after the sweep.
func kill(in folder: String, _ count: Int, seed: UInt64) {
    let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return print("no memory") }
    let marks = memory.bindMemory(to: Marks.self, capacity: 1)
    marks.pointee = Marks(begun: page(in: folder), done: page(in: folder))
    var chance = Chance(state: seed | 1)
    var new = 0, old = 0, other = 0, inside = 0, unfinished = 0, left = 0
    for _ in 0..<count {
        let child = forked { saveForEver(in: folder, marks) }
        usleep(UInt32(chance.next(below: 3000)))
        kill(child, SIGKILL)
        waitpid(child, nil, 0)
        let found = marks.pointee
        if found.begun > found.done { inside += 1 }
        if leftovers(in: folder) > 0 { unfinished += 1 }
        let page = page(in: folder)
        switch page {
        case found.begun: new += 1
        case found.done: old += 1
        default: other += 1
        }
        DocumentStore(folder: folder).sweep()
        left += leftovers(in: folder)
        marks.pointee = Marks(begun: page, done: page)
    }
    print(count, new, old, other, inside, unfinished, left)
}

private func saveForEver(in folder: String, _ marks: UnsafeMutablePointer<Marks>) -> Never {
    let store = DocumentStore(folder: folder, agenda: InventedTime().agenda)
    _ = store.load(UserProgress.self)
    while true {
        marks.pointee.begun = marks.pointee.done + 1
        store.save(AnyDocument(progress(page: marks.pointee.begun)))
        marks.pointee.done = marks.pointee.begun
    }
}

/// Files that are neither the document nor its last good copy.
private func leftovers(in folder: String) -> Int {
    guard let stream = opendir(folder) else { return 0 }
    defer { closedir(stream) }
    var count = 0
    while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if ![".", "..", "progress.json", "progress.previous.json"].contains(name) { count += 1 }
    }
    return count
}

/// A copy of this process, which has one thread.
///
/// Swift does not offer `fork`, because most processes have more.
private func forked(_ work: () -> Never) -> pid_t {
    typealias Fork = @convention(c) () -> pid_t
    let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
    let child = fork()
    if child == 0 { work() }
    return child
}

/// Numbers that are the same in every run (xorshift64).
private struct Chance {
    var state: UInt64

    mutating func next(below limit: UInt64) -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state % limit
    }
}
