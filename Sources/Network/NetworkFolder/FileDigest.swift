import CSodium
import Glibc
import Storage

/// The SHA-256 of a file, by which a network knows its tales.
public enum FileDigest {
    /// The digest of some bytes.
    public static func of(_ bytes: [UInt8]) -> [UInt8] { Sodium.digest(bytes) }

    /// Reads a file from its start; its position stays.
    ///
    /// - Returns: the digest in hexadecimal, and the bytes read.
    public static func read(_ file: Int32) throws(ReadFailure) -> (sha256: String, size: Int) {
        var state = crypto_hash_sha256_state(), size = 0
        crypto_hash_sha256_init(&state)
        while true {
            let part = try FileBytes.part(of: file, at: size, 1 << 20)
            guard !part.isEmpty else { break }
            crypto_hash_sha256_update(&state, part, UInt64(part.count))
            size += part.count
        }
        var digest = [UInt8](repeating: 0, count: 32)
        crypto_hash_sha256_final(&state, &digest)
        return (digest.hexadecimal, size)
    }
}
