import Confinement
import Engine
import MorningCheck
import Sentences
import Synchronization
import System

extension RefusedHelpers {
    /// The state of this machine on which the filters depend.
    private static var thisMachine: String {
        "\(Places.version), \(SystemFile.line("/proc/sys/kernel/osrelease") ?? "?")"
    }

    /// What earlier runs and this one have counted.
    static func kept(in store: DocumentStore) -> RefusedHelpers {
        RefusedHelpers(machine: thisMachine, kept: store.load(RefusedHelpers.self))
    }

    /// Has each refused call logged and counted from now on; nothing is read before the first.
    static func keep(in store: DocumentStore) {
        let known = Mutex<RefusedHelpers?>(nil)
        RefusedCalls.shared.observe { call in
            Log("sandbox").error("\(call)")
            let all = known.withLock { known in
                var all = known ?? kept(in: store)
                all.count(call.sentence)
                known = all
                return all
            }
            store.save(AnyDocument(all))
        }
    }
}
