import Glibc
import Storage

/// Gives hidden folders their names, so that a power cut at any time leaves the old folder or the new one.
struct FolderNaming: Sendable {
    /// The folder in which they are.
    let directory: OpenFolder
    /// Whether to exchange folders atomically if the file system supports it.
    let exchanges: Bool
    /// Whether the whole file system is written before a folder is synced.
    let syncsFileSystem: Bool

    /// Names a folder.
    ///
    /// - Returns: false if the name is taken; the existing folder is unchanged.
    func name(_ hidden: HiddenFolder, _ name: String) throws(CallFailure) -> Bool {
        try synchronize(hidden.folder)
        do throws(CallFailure) {
            try move(hidden.name, toNew: name)
        } catch {
            guard Self.isTaken(error) else { throw error }
            return false
        }
        // It has its name; a failed sync does not change that.
        try? synchronize(directory)
        return true
    }

    /// Gives a folder the name of another one, which is deleted.
    func exchange(_ hidden: HiddenFolder, with name: String) throws(CallFailure) {
        try synchronize(hidden.folder)
        do throws(CallFailure) {
            guard exchanges else { throw CallFailure("rename", ENOSYS) }
            try directory.exchange(hidden.name, with: name)
        } catch let failure where OpenFolder.isUnknown(failure) {
            try exchangeByThree(hidden, with: name)
        }
        try synchronize(directory)
        hidden.erase(in: directory)
    }

    /// Exchanges by three renamings: the new one first appears beside the old one, so that after a power cut at any
    /// time one of them is visible.
    private func exchangeByThree(_ hidden: HiddenFolder, with name: String) throws(CallFailure) {
        let aside = "\(hidden.name)-old"
        let beside = try renameBeside(hidden, name)
        do throws(CallFailure) {
            try synchronize(directory)
            try directory.rename(name, to: aside)
        } catch {
            try? directory.rename(beside, to: hidden.name)
            throw error
        }
        try? directory.rename(beside, to: name)
        try? directory.rename(aside, to: hidden.name)
    }

    /// Renames the hidden folder to a name with the first free number, and returns it.
    private func renameBeside(_ hidden: HiddenFolder, _ name: String) throws(CallFailure) -> String {
        for number in 2...999 {
            do throws(CallFailure) {
                try move(hidden.name, toNew: "\(name) \(number)")
                return "\(name) \(number)"
            } catch {
                guard Self.isTaken(error) else { throw error }
            }
        }
        throw CallFailure("rename", EEXIST)
    }

    private func move(_ old: String, toNew new: String) throws(CallFailure) {
        do throws(CallFailure) {
            try directory.rename(old, toNew: new)
        } catch let failure where OpenFolder.isUnknown(failure) {
            // Without the flag, at worst an empty folder is replaced.
            try directory.rename(old, to: new)
        }
    }

    /// Whether a rename failed because something has the new name.
    private static func isTaken(_ failure: CallFailure) -> Bool {
        [EEXIST, ENOTEMPTY, ENOTDIR].contains(failure.code)
    }

    private func synchronize(_ folder: OpenFolder) throws(CallFailure) {
        try folder.synchronize(wholeFileSystem: syncsFileSystem)
    }
}
