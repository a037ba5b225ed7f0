import Conversion
import TalePacks

extension Source {
    /// Its files, with each page of a scanned TIFF as a file of its own.
    func sheets(of files: [SourceFile], _ convert: Converting) -> [SourceFile] {
        files.flatMap { file in
            guard ["tif", "tiff"].contains(file.name.fileExtension) || file.found == .picture,
                let count = sheets(of: file, convert), count > 1
            else { return [file] }
            return (0..<min(count, StoryFile.mostSlides)).map { number in
                var sheet = file
                sheet.sheet = number
                return sheet
            }
        }
    }

    /// The number of a file's pages; nil if it cannot be read: making its slide tells why.
    private func sheets(of file: SourceFile, _ convert: Converting) -> Int? {
        guard let input = try? open(file) else { return nil }
        defer { withExtendedLifetime(input) {} }
        guard case .sheets(let count) = try? convert(.sheets, input.descriptor, nil) else { return nil }
        return count
    }
}
