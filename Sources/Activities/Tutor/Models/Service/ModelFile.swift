import Conversion
import Glibc
import Storage

/// An open file of a language model, and what its header says; it is closed with this value.
struct ModelFile: ~Copyable {
    let path: String
    let descriptor: Int32
    let bytes: Int
    let header: ModelHeader

    /// Reads the header in a sandboxed process.
    ///
    /// - Parameters:
    ///   - converter: the path of `pasaka-converter`.
    ///   - followsLinks: whether its last name may be a link: never on a stick, which is a stranger's.
    init(_ path: String, converter: String?, followsLinks: Bool) throws(ModelRefusal) {
        guard let converter else { throw .needsProgram }
        let file: Int32
        do throws(ReadFailure) {
            file = try OrdinaryFile.open(path, followsLinks: followsLinks)
        } catch {
            throw ModelRefusal(.notOpened, "\(path: path): \(error)")
        }
        do throws(ModelRefusal) {
            (bytes, header) = try Self.read(file, path, converter)
        } catch {
            close(file)
            throw error
        }
        (self.path, descriptor) = (path, file)
    }

    deinit { close(descriptor) }

    /// The last part of its path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    static func read(
        _ file: Int32, _ path: String, _ converter: String
    ) throws(ModelRefusal) -> (Int, ModelHeader) {
        do throws(ConversionRefusal) {
            let header = try Conversion(executable: converter).model(in: file)
            let status = try? FileBytes.status(of: file)
            return (status.map { Int($0.st_size) } ?? header.neededBytes, header)
        } catch {
            throw ModelRefusal(error, path: path)
        }
    }

    private static let (samples, sampleBytes) = (64, 1 << 14)

    /// Whether another file has the same content, as far as the ends and samples between them tell: models whose
    /// headers are equal differ everywhere, and to read gigabytes twice takes minutes.
    static func areSame(_ one: Int32, _ other: Int32, bytes: Int) -> Bool {
        let last = max(0, bytes - sampleBytes)
        return (0...samples).allSatisfy { number in
            let place = last / samples * number + (number == samples ? last % samples : 0)
            guard let first = try? FileBytes.part(of: one, at: place, sampleBytes),
                let second = try? FileBytes.part(of: other, at: place, sampleBytes)
            else { return false }
            return first == second
        }
    }
}
