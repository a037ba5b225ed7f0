/// An invitation to a network that lies on an inserted stick, in `invitation.json`.
///
/// Four pictures say whose it is: the librarian sees the same when the stick is made.
public struct NetworkInvitation: Hashable, Codable, Sendable {
    /// The network's name.
    public var network: String
    /// The digest that the pictures are made of, 16 hexadecimal digits: a yes means this invitation and no other.
    public var digest: String
    /// Four of ``allPictures``.
    public var pictures: [String]
    /// The name of the stick's folder.
    public var stick: String

    public init(network: String, digest: String, pictures: [String], stick: String) {
        (self.network, self.digest, self.pictures, self.stick) = (network, digest, pictures, stick)
    }

    public static let file = "invitation.json"
    public static let mostBytes = 1 << 12

    /// The pictures of `assets/letters/pictures` that look like no other: 64 of them, so four are 24 bits.
    public static let allPictures = [
        "apple", "ball", "bear", "bee", "box", "bread", "butterfly", "camera", "campfire", "cat", "cherry", "clover",
        "cow", "cup", "dog", "dolphin", "door", "duck", "eagle", "ear", "egg", "fish", "flute", "fox", "frog",
        "giraffe", "guitar", "hammer", "hand", "hare", "hat", "hedgehog", "helicopter", "horse", "house", "igloo",
        "jacket", "key", "kite", "lamp", "mitten", "moon", "mouse", "mushroom", "nest", "owl", "pumpkin", "queen",
        "river", "rocket", "rooster", "rose", "scissors", "sheep", "shoe", "snake", "suitcase", "sun", "swan",
        "table", "umbrella", "violin", "yarn", "zebra",
    ]
}
