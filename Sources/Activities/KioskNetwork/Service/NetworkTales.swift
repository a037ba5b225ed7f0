import Conversion
import Engine
import NetworkShelf
import PackMaker
import Sentences
import Synchronization
import System
import TaleServices

/// Makes tales of what the network has sent, one after the other, in the converter's sandbox and at low priority.
final class NetworkTales: Sendable {
    private let folder, family: String
    private let shipped: [String]
    private let version: String
    private let conversion: Conversion
    private let state = Mutex(State())

    private struct State {
        /// The place of the tale that is being made.
        var place: HiddenPlace?
        var hasStopped = false
    }

    private static let log = Log("network")

    init(_ host: ActivityHost, folder: String) {
        let own = host.folders
        (self.folder, family, shipped) = (folder, own.family, own.packs.filter { $0 != own.family })
        version = host.version
        conversion = Conversion(executable: host.program("pasaka-converter") ?? "pasaka-converter", givesWay: true)
    }

    /// Ends what is being made, without leaving partial files.
    func stop() {
        let place = state.withLock { state in
            state.hasStopped = true
            return state.place
        }
        place?.abandon()
    }

    /// The tales on the shelf, which it reads.
    var register: TalesRegister { TalesRegister(in: family, shipped: shipped) }

    /// Takes a tale, or the next version of one.
    ///
    /// - Returns: what is known of it from now on; nil if it is to be tried again later.
    func take(
        _ tale: NetworkShelf.Tale, of network: String, among register: TalesRegister
    ) -> FollowedTales.Tale? {
        do throws(PackRefusal) {
            let id = try make(
                NetworkTale(
                    id: tale.id, network: network, path: "\(folder)/\(tale.path)", sha256: tale.sha256), register)
            Self.log.notice("the network's tale \(tale: tale.title) is on the shelf")
            return FollowedTales.Tale(sha256: tale.sha256, tale: id)
        } catch {
            if error.cause != .interrupted {
                Self.log.warning("the network's tale \(tale: tale.title) cannot be shown: \(error)")
            }
            return error.isOfTheTale ? FollowedTales.Tale(sha256: tale.sha256, refusedBy: version) : nil
        }
    }

    private func make(_ tale: NetworkTale, _ register: TalesRegister) throws(PackRefusal) -> String {
        let place = try HiddenPlace(in: family)
        let hasStopped = state.withLock { state in
            state.place = place
            return state.hasStopped
        }
        defer { state.withLock { $0.place = nil } }
        guard !hasStopped else { throw .interrupted }
        var maker = PackMaker(in: place, shipped: shipped, conversion: conversion)
        do throws(PackRefusal) {
            return try maker.follow(tale, among: register)
        } catch {
            place.abandon()
            throw error
        }
    }
}

extension PackRefusal {
    /// Whether the tale itself is the reason, and always will be.
    fileprivate var isOfTheTale: Bool {
        switch cause {
        case .diskFull, .unwritable, .gone, .interrupted: false
        case .other, .nothingLeft, .taken, .unfitName, .foreignArchive, .several: true
        }
    }
}
