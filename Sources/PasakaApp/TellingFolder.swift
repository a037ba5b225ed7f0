import Glibc

extension TellingStore {
    /// A folder that is open, in which files get their names only when they are finished.
    final class Folder: Sendable {
        private let descriptor: Int32

        init(_ path: String) throws(Failure) {
            descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Failure("open") }
        }

        private init(descriptor: Int32) { self.descriptor = descriptor }

        deinit { close(descriptor) }

        /// A folder in this one, made if it is not there; a link is refused.
        func inner(_ name: String, isNew: Bool = true) throws(Failure) -> Folder {
            if isNew {
                guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else { throw Failure("mkdir") }
                fsync(descriptor)  // what is not on the disk yet will be with the first file
            }
            let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard inner >= 0 else { throw Failure("open") }
            return Folder(descriptor: inner)
        }

        func has(_ name: String) -> Bool { faccessat(descriptor, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0 }

        /// A new file for writing, in place of what a run that was cut off may have left.
        func create(_ name: String) throws(Failure) -> Int32 {
            remove(name)
            let file = openat(descriptor, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
            guard file >= 0 else { throw Failure("open") }
            return file
        }

        func open(_ name: String) throws(Failure) -> Int32 {
            let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
            guard file >= 0 else { throw Failure("open") }
            return file
        }

        func remove(_ name: String) { unlinkat(descriptor, name, 0) }

        /// Gives a finished file its name, in place of any other that has it.
        func name(_ file: Int32, _ temporary: String, _ name: String) throws(Failure) {
            guard fsync(file) == 0 else { throw Failure("fsync") }
            guard renameat(descriptor, temporary, descriptor, name) == 0 else { throw Failure("rename") }
            guard fsync(descriptor) == 0 else { throw Failure("fsync of the folder") }
        }

        /// Renames without taking another's name.
        func hide(_ name: String, as hidden: String) throws(Failure) {
            var (target, number) = (hidden, 1)
            while has(target) {
                number += 1
                target = "\(hidden)-\(number)"
            }
            guard renameat(descriptor, name, descriptor, target) == 0 else { throw Failure("rename") }
            fsync(descriptor)
        }

        /// Whether an open file is the one that has this name.
        func isNamed(_ file: Int32, _ name: String) throws(Failure) -> Bool {
            var (one, other) = (stat(), stat())
            guard fstat(file, &one) == 0 else { throw Failure("stat") }
            guard fstatat(descriptor, name, &other, AT_SYMLINK_NOFOLLOW) == 0 else { return false }
            return one.st_ino == other.st_ino && one.st_dev == other.st_dev
        }

        static func copy(_ source: Int32, to target: Int32) throws(Failure) {
            var (at, buffer) = (0, [UInt8](repeating: 0, count: 1 << 16))
            while true {
                let got = pread(source, &buffer, buffer.count, at)
                if got < 0, errno == EINTR { continue }
                guard got >= 0 else { throw Failure("read") }
                guard got > 0 else { return }
                try write(Array(buffer.prefix(got)), to: target)
                at += got
            }
        }

        static func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
            var done = 0
            while done < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.write(file, $0.baseAddress.map { $0 + done }, bytes.count - done)
                }
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { throw Failure("write") }
                done += count
            }
        }
    }
}
