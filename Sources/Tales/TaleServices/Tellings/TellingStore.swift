import Engine
import FoundationEssentials
import Glibc
import Sentences
import Storage
import System
import TalePacks

/// Writes tellings: into the tale's own folder if it is the family's, otherwise into the family's folder of that name.
///
/// A recording gets its name only once it is completely on the disk, so a power cut leaves the previous
/// one. Folders are opened one by one without following links: a tale from an untrusted stick cannot lead out.
struct TellingStore: Sendable {
    private let folders: AssetFolders
    private let family: String

    /// - Parameter family: the folder of the family's own tales.
    init(folders: AssetFolders, family: String) { (self.folders, self.family) = (folders, family) }

    /// Why nothing could be written, for each place tried.
    struct Failure: Explained, Hashable {
        private(set) var places: [Place] = []

        struct Place: Hashable {
            let folder: String
            let failure: CallFailure
        }

        /// Whether one of them is full: that is more informative than that another is read-only.
        var isFullDisk: Bool { places.contains { $0.failure.isFullDisk } }

        var sentence: Sentence {
            guard !places.isEmpty else { return "there is no folder for it" }
            return places.map { "\(path: $0.folder): \($0.failure)" }.joined(separator: "; ")
        }

        mutating func add(_ failure: CallFailure, in folder: String) {
            places.append(Place(folder: folder, failure: failure))
        }
    }

    // MARK: - Saving

    /// Saves a take as the WAV of a slide.
    ///
    /// - Parameter take: a file open for reading.
    /// - Returns: the telling's folder, open.
    func keep(_ take: Int32, slide: String, of place: TellingPlace) throws(Failure) -> OpenFolder {
        var failure = Failure()
        for path in places(of: place) where isFamilys(path) {
            do throws(CallFailure) {
                if path != pack(of: place) { OpenFolder.make(path) }
                let folder = try OpenFolder(path).inner("tellings").inner(place.telling)
                try keep(take, as: "\(slide).wav", in: folder)
                // Afterwards, so that a power cut leaves no telling without a sound; the folder's name has the same
                // information.
                try? writeManifest(of: place.telling, in: folder)
                return folder
            } catch {
                failure.add(error, in: path)
            }
        }
        throw failure
    }

    private func keep(_ take: Int32, as name: String, in folder: OpenFolder) throws(CallFailure) {
        guard DiskRoom(of: folder).bytes >= Int(lseek(take, 0, SEEK_END)) else { throw CallFailure("write", ENOSPC) }
        let temporary = OpenFolder.temporary(for: name)
        let file = try folder.create(temporary)
        defer { close(file) }
        do throws(CallFailure) {
            try FileBytes.copy(take, to: file)
            try folder.publish(file, temporary, as: name, former: .kept(as: Self.previous(name)))
        } catch {
            folder.remove(temporary)
            throw error
        }
    }

    /// The hidden name of the previous recording, which can be restored by hand.
    private static func previous(_ name: String) -> String { ".previous-\(name)" }

    /// Replaces the WAV with its converted recording.
    ///
    /// - Parameters:
    ///   - converted: the name of a complete file in `folder`.
    ///   - wav: the file that was converted; if it has been replaced meanwhile, the newer one stays.
    func replace(_ slide: String, with converted: String, madeOf wav: Int32, in folder: OpenFolder) throws(CallFailure)
    {
        guard try folder.isNamed(wav, "\(slide).wav") else { return folder.remove(converted) }
        let file = try folder.open(converted)
        defer { close(file) }
        let name = "\(slide).ogg"
        try folder.publish(file, converted, as: name, former: .kept(as: Self.previous(name)))
        folder.remove("\(slide).wav")
    }

    private func writeManifest(of telling: String, in folder: OpenFolder) throws(CallFailure) {
        guard !folder.has("telling.json") else { return }
        guard let teller = Teller(name: telling) else { return }
        let json = "{\"version\": 1, \"animal\": \"\(teller.animal)\", \"color\": \"\(teller.hue)\"}\n"
        try folder.write(Array(json.utf8), as: "telling.json")
    }

    /// Deletes partial files of an interrupted run; call it while nothing is being recorded.
    ///
    /// A folder that cannot be opened is skipped: reading the tales reports why.
    func sweep() {
        for root in Set(folders.stories + [family]) {
            for tale in ["."] + ((try? OpenFolder(root))?.names() ?? []) {
                let tellings = try? OpenFolder("\(root)/\(tale)").inner("tellings", isNew: false)
                for telling in tellings?.names() ?? [] { (try? tellings?.inner(telling, isNew: false))?.sweep() }
            }
        }
    }

    // MARK: - Removing

    /// Renames a telling's folder to a hidden name, from which it can be restored by hand.
    func remove(_ place: TellingPlace) throws(Failure) {
        var failure = Failure()
        for path in places(of: place) {
            do throws(CallFailure) {
                guard OpenFolder.isFolder("\(path)/tellings/\(place.telling)") else { continue }
                try OpenFolder(path).inner("tellings", isNew: false).rename(
                    place.telling, toFree: ".removed-\(LocalTime.text("%Y%m%dT%H%M%S"))-\(place.telling)")
            } catch { failure.add(error, in: path) }
        }
        if !failure.places.isEmpty { throw failure }
    }

    // MARK: - Places

    /// The possible folders of the telling, most likely first.
    private func places(of place: TellingPlace) -> [String] {
        let own = ownFolder(of: place)
        let isThere = own.map { OpenFolder.isFolder("\($0)/tellings/\(place.telling)") } ?? false
        return [isThere ? own : nil, pack(of: place), isThere ? nil : own].compactMap(\.self)
    }

    /// Shipped tales and those on other disks stay unchanged.
    private func isFamilys(_ path: String) -> Bool { path.hasPrefix(family + "/") }

    private func pack(of place: TellingPlace) -> String? { place.pack.flatMap(folders.folder(ofPack:)) }

    /// The family's folder for a tale from elsewhere; nil if its id is no valid folder name, or another tale's.
    private func ownFolder(of place: TellingPlace) -> String? {
        let path = "\(family)/\(place.tale)"
        guard !place.tale.hasPrefix("."), !place.tale.contains("/"), place.tale.utf8.count <= 200,
            access("\(path)/story.json", F_OK) != 0
        else { return nil }
        return path
    }
}

extension Teller {
    /// The teller whose first telling has this name.
    fileprivate init?(name: String) {
        let all = Animal.allCases.flatMap { animal in Hue.allCases.map { Teller(animal, $0) } }
        guard let teller = all.first(where: { $0.name == name }) else { return nil }
        self = teller
    }
}
