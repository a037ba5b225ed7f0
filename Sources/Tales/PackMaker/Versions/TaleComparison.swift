import TalePacks

/// Whether a new tale is identical to an existing one, file by file.
struct TaleComparison {
    private static let mostBytes = 64 << 20

    /// - Parameters:
    ///   - made: its folder.
    ///   - there: the existing folder, which may contain more home recordings.
    static func isSame(_ made: String, as there: String) -> Bool {
        guard let (made, there) = folders(made, there) else { return false }
        let names = names(of: made)
        guard names == self.names(of: there), hasSame(names, made, there) else { return false }
        guard made.entries.contains(where: { $0.name == Telling.folder }) else { return true }
        guard let (made, there) = folders("\(made.path)/\(Telling.folder)", "\(there.path)/\(Telling.folder)") else {
            return false
        }
        return made.entries.allSatisfy { telling in
            guard let (made, there) = folders("\(made.path)/\(telling.name)", "\(there.path)/\(telling.name)") else {
                return false
            }
            // The existing manifest stays, and of two recordings the older one is kept hidden.
            return self.names(of: made).subtracting([Telling.manifest]).allSatisfy { name in
                hasSame([name], made, there) || hasSame([name], made, there, as: TellingsCopy.former(name))
            }
        }
    }

    /// What cannot be read is not identical.
    private static func folders(_ made: String, _ there: String) -> (PackFolder, PackFolder)? {
        guard let made = try? PackFolder(path: made), let there = try? PackFolder(path: there) else { return nil }
        return (made, there)
    }

    private static func names(of folder: PackFolder) -> Set<String> {
        Set(folder.entries.filter { !$0.isHidden && !folder.isFolder($0) }.map(\.name))
    }

    private static func hasSame(
        _ names: Set<String>, _ made: PackFolder, _ there: PackFolder, as former: String? = nil
    ) -> Bool {
        names.allSatisfy { name in
            guard let bytes = try? made.read(name, atMost: mostBytes) else { return false }
            return bytes == (try? there.read(former ?? name, atMost: mostBytes))
        }
    }
}
