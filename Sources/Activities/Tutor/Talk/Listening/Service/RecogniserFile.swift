import Glibc
import Inference
import Storage

/// An open file of a recogniser, and what its first bytes say; it is closed with this value.
///
/// They are twelve numbers at fixed places; all else is read in the sandbox.
struct RecogniserFile: ~Copyable {
    let path: String
    let descriptor: Int32
    let bytes: Int
    let header: RecogniserHeader

    /// - Parameter followsLinks: whether its last name may be a link.
    init(_ path: String, followsLinks: Bool = false) throws(RecogniserRefusal) {
        let file: Int32
        do throws(ReadFailure) {
            file = try OrdinaryFile.open(path, followsLinks: followsLinks)
        } catch {
            throw RecogniserRefusal(.damaged, "\(path: path): \(error)")
        }
        do throws(RecogniserRefusal) {
            (bytes, header) = try Self.read(file, path)
        } catch {
            close(file)
            throw error
        }
        (self.path, descriptor) = (path, file)
    }

    deinit { close(descriptor) }

    /// The last part of its path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Bytes of memory that it uses: an upper estimate.
    var neededMemory: Int { header.neededMemory(fileBytes: bytes) }

    private static func read(_ file: Int32, _ path: String) throws(RecogniserRefusal) -> (Int, RecogniserHeader) {
        let bytes: Int, first: [UInt8]
        do throws(ReadFailure) {
            bytes = Int(try FileBytes.status(of: file).st_size)
            first = try FileBytes.part(of: file, at: 0, min(bytes, RecogniserHeader.byteCount))
        } catch {
            throw RecogniserRefusal(.damaged, "\(path: path): \(error)")
        }
        do throws(HearingFailure) {
            return (bytes, try RecogniserHeader(first))
        } catch {
            throw RecogniserRefusal(error, of: path)
        }
    }
}
