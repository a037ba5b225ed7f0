import Inference
import Installed
import Storage

/// An open file of a recogniser.
typealias RecogniserFile = InstalledFile<RecogniserHeader>

extension InstalledFile where Header == RecogniserHeader {
    /// Reads the header, which is twelve numbers at fixed places; all else is read in the sandbox.
    init(_ path: String, followsLinks: Bool = false) throws(InstalledRefusal) {
        try self.init(path, followsLinks: followsLinks) { file, bytes throws(InstalledRefusal) in
            let first: [UInt8]
            do throws(ReadFailure) {
                first = try FileBytes.part(of: file, at: 0, min(bytes, RecogniserHeader.byteCount))
            } catch {
                throw InstalledRefusal(error, of: path)
            }
            do throws(HearingFailure) {
                return try RecogniserHeader(first)
            } catch {
                throw InstalledRefusal(error, of: path)
            }
        }
    }

    /// Bytes of memory that it uses: an upper estimate.
    var neededMemory: Int { header.neededMemory(fileBytes: bytes) }
}
