import Engine
import FoundationEssentials
import Glibc
import Platform
import Stories

/// Writes tellings: into the tale's own folder where that can be written, else into the family's.
///
/// A recording gets its name only when all of it is on the disk, so a cut of the power leaves the one that was kept
/// last. Folders are opened one by one and links are not followed: a tale from a stranger's stick cannot lead out.
struct TellingStore: Sendable {
    private let folders: AssetFolders
    private let family: String

    /// Why a recording could not be written or moved.
    struct Failure: Error, Hashable, CustomStringConvertible {
        let call: String
        let code: Int32

        init(_ call: String, _ code: Int32 = errno) { (self.call, self.code) = (call, code) }

        var description: String { "\(call): \(String(cString: strerror(code)))" }
    }

    /// - Parameter family: the folder with the family's own tales.
    init(folders: AssetFolders, family: String) { (self.folders, self.family) = (folders, family) }

    // MARK: - Keeping

    /// Keeps a take as the WAV of a slide.
    ///
    /// - Parameter take: a file open for reading.
    /// - Returns: the telling's folder, open.
    func keep(_ take: Int32, slide: String, of place: TellingPlace) throws(Failure) -> Folder {
        var failure: Failure?
        for path in places(of: place) {
            do throws(Failure) {
                if path != pack(of: place) { Places.makeFolder(path) }
                let folder = try Folder(path).inner("tellings").inner(place.telling)
                try writeManifest(of: place.telling, in: folder)
                let temporary = ".\(place.telling).new"
                let file = try folder.create(temporary)
                defer { close(file) }
                try Folder.copy(take, to: file)
                try folder.name(file, temporary, "\(slide).wav")
                return folder
            } catch {
                // Where one place is full, that says more than that another is closed.
                if failure?.code != ENOSPC { failure = error }
            }
        }
        throw failure ?? Failure("open", ENOENT)
    }

    /// Puts a converted recording in the place of the WAV that it was made of.
    ///
    /// - Parameters:
    ///   - converted: the name of a file in `folder` that is finished.
    ///   - wav: the file that was converted; where there is a newer one by now, it stays.
    func replace(_ slide: String, with converted: String, madeOf wav: Int32, in folder: Folder) throws(Failure) {
        guard try folder.isNamed(wav, "\(slide).wav") else { return folder.remove(converted) }
        let file = try folder.open(converted)
        defer { close(file) }
        try folder.name(file, converted, "\(slide).ogg")
        folder.remove("\(slide).wav")
    }

    private func writeManifest(of telling: String, in folder: Folder) throws(Failure) {
        guard !folder.has("telling.json") else { return }
        guard let teller = Teller(name: telling) else { return }
        let json = "{\"version\": 1, \"animal\": \"\(teller.animal)\", \"color\": \"\(teller.hue)\"}\n"
        let file = try folder.create(".telling.json.new")
        defer { close(file) }
        try Folder.write(Array(json.utf8), to: file)
        try folder.name(file, ".telling.json.new", "telling.json")
    }

    // MARK: - Removing

    /// Gives a telling's folder a hidden name, so that it can be brought back by hand.
    func remove(_ place: TellingPlace) throws(Failure) {
        var failure: Failure?
        for path in places(of: place) {
            do throws(Failure) {
                guard Places.isFolder("\(path)/tellings/\(place.telling)") else { continue }
                try Folder(path).inner("tellings", isNew: false).hide(
                    place.telling, as: ".removed-\(LocalTime.text("%Y%m%dT%H%M%S"))-\(place.telling)")
            } catch { failure = error }
        }
        if let failure { throw failure }
    }

    // MARK: - Places

    /// Where the telling lies or may lie, the likeliest first.
    private func places(of place: TellingPlace) -> [String] {
        let own = ownFolder(of: place)
        let isThere = own.map { Places.isFolder("\($0)/tellings/\(place.telling)") } ?? false
        return [isThere ? own : nil, pack(of: place), isThere ? nil : own].compactMap(\.self)
    }

    private func pack(of place: TellingPlace) -> String? { place.pack.flatMap(folders.folder(ofPack:)) }

    /// The family's folder for a tale that lies elsewhere; nil where its id is no folder's name, or another tale's.
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
