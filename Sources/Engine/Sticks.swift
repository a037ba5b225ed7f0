/// What the page for sticks wants done; what comes of it is told as a document that has been learned.
public enum StickCommand: Hashable, Sendable {
    /// Somebody looks: the tales of all sticks are read, to tell what can be shown and played.
    case look
    /// Adds tales, named by their places on the sticks, one after the other.
    case add([String])
    /// Lets the earlier version of a tale, named by its id, and the one on the shelf change places.
    case restore(String)
    /// Nobody looks any more: ends what is being read or added, and leaves nothing half.
    case letGo
}
