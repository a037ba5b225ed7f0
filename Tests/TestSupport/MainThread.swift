import Glibc

/// The main thread, on which all that paints is tested, one test after the other, while the others share what is left.
public enum MainThread {
    /// Whether it comes before the other threads, which root may ask for: the tests would end with it alone.
    public static let isPreferred = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(getpid()), -5) == 0
}
