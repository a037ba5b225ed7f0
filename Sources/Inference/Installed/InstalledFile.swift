import Glibc
import Storage

/// An open file of what is or will be installed, and what its header says; it is closed with this value.
public struct InstalledFile<Header: Sendable>: ~Copyable {
    public let path: String
    public let descriptor: Int32
    public let bytes: Int
    public let header: Header

    /// - Parameters:
    ///   - followsLinks: whether its last name may be a link: never on a stick, which is a stranger's.
    ///   - read: reads the header of a file of so many bytes.
    public init(
        _ path: String, followsLinks: Bool,
        read: (_ file: Int32, _ bytes: Int) throws(InstalledRefusal) -> Header
    ) throws(InstalledRefusal) {
        let file: Int32
        do throws(ReadFailure) {
            file = try OrdinaryFile.open(path, followsLinks: followsLinks)
        } catch {
            throw InstalledRefusal(error, of: path)
        }
        let bytes: Int, header: Header
        do throws(InstalledRefusal) {
            bytes = try Self.size(of: file, path)
            header = try read(file, bytes)
        } catch {
            close(file)
            throw error
        }
        (self.path, descriptor, self.bytes, self.header) = (path, file, bytes, header)
    }

    deinit { close(descriptor) }

    /// The last part of its path.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func size(of file: Int32, _ path: String) throws(InstalledRefusal) -> Int {
        do throws(ReadFailure) {
            return Int(try FileBytes.status(of: file).st_size)
        } catch {
            throw InstalledRefusal(error, of: path)
        }
    }
}
