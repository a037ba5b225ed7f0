import Engine
import Glibc
import Logging
import PasakaApp
import Stories
import Synchronization

/// A fake clock that advances without waiting, and runs everything on the calling thread.
final class InventedTime: Sendable {
    private let state = Mutex((now: Duration.zero, due: [(time: Duration, work: @Sendable () -> Void)]()))

    var agenda: Agenda {
        Agenda(
            now: { self.state.withLock { $0.now } },
            later: { delay, work in
                if delay == .zero { work() } else { self.state.withLock { $0.due.append(($0.now + delay, work)) } }
            })
    }

    /// Does all that is due until then, in its order.
    func pass(until end: Duration) {
        while true {
            let work: (@Sendable () -> Void)? = state.withLock { state in
                guard let next = state.due.indices.min(by: { state.due[$0].time < state.due[$1].time }),
                    state.due[next].time <= end
                else { return nil }
                state.now = state.due[next].time
                return state.due.remove(at: next).work
            }
            guard let work else { break }
            work()
        }
        state.withLock { $0.now = end }
    }
}

/// A family's progress: sixty tales, so that the file is longer than a block of a disk.
func progress(page: Int) -> UserProgress {
    var progress = UserProgress()
    for tale in 1...60 { progress.finish("tale-\(tale)") }
    progress.turn("pages", to: page)
    return progress
}

/// The page that is kept, 0 if nothing is, -1 if it is not what was saved.
func page(in folder: String) -> Int {
    guard let kept = DocumentStore(folder: folder, agenda: InventedTime().agenda).load(UserProgress.self) else {
        return 0
    }
    let page = kept["pages"].slide ?? -1
    return kept == progress(page: max(1, page)) ? page : -1
}

/// Saves page by page, between two calls that a trace of system calls shows.
func save(in folder: String, from first: Int, to last: Int) {
    let time = InventedTime()
    let store = DocumentStore(folder: folder, agenda: time.agenda)
    access("/torture/begin", F_OK)
    store.sweep()
    _ = store.load(UserProgress.self)
    for page in first...max(first, last) {
        access("/torture/page", F_OK)
        store.save(AnyDocument(progress(page: page)))
    }
    access("/torture/end", F_OK)
    time.pass(until: .seconds(600))
}

/// Writes the page that is kept in each folder.
func load() {
    while let folder = readLine() {
        print(page(in: folder))
    }
}
