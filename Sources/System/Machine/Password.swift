import CCrypt
import Glibc

/// Salted hashes of passwords by libxcrypt, in the form that `/etc/shadow` has (crypt(5)).
public enum Password {
    /// yescrypt at its usual cost: 16 MiB, and less than a tenth of a second on a slow machine.
    private static let method = "$y$j9T$"

    /// - Returns: the hash, with a new salt; nil if the machine has no memory or no randomness to give.
    public static func hash(_ password: String) -> String? {
        guard let salt = crypt_gensalt_ra(method, 0, nil, 0) else { return nil }
        defer { free(salt) }
        return derived(from: password, salt)
    }

    /// Whether a hash is of a password; one of another kind, which may be any amount of work, is of none.
    public static func fits(_ password: String, _ hash: String) -> Bool {
        guard hash.hasPrefix(method), let other = derived(from: password, hash) else { return false }
        return zip(other.utf8, hash.utf8).reduce(other.utf8.count ^ hash.utf8.count) { $0 | Int($1.0 ^ $1.1) } == 0
    }

    private static func derived(from password: String, _ setting: UnsafePointer<CChar>) -> String? {
        var memory: UnsafeMutableRawPointer?
        var size: CInt = 0
        defer { free(memory) }
        return crypt_ra(password, setting, &memory, &size).map { String(cString: $0) }
    }
}
