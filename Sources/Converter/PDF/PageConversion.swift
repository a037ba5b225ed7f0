import CVips
import Confinement
import Conversion

/// Renders a whole page of a PDF as a JPEG.
struct PageConversion {
    let place: PagePlace
    let mostWidth, mostHeight: Int

    func convert(_ input: InputFile, to output: OutputFile) throws(ConversionReason) -> ConversionAnswer.PictureFacts {
        guard vips_pictures_start() == 0 else { throw ConversionReason.fixed(.noVips) }
        try PDFFile.start(for: input)
        try Confinement.lockIn([.threads, .fonts])
        return try input.withBytes(most: PDFFile.mostBytes) { bytes throws(ConversionReason) in
            let file = try PDFFile(bytes)
            let page = try file.draw(place, mostWidth: mostWidth, mostHeight: mostHeight)
            var picture = vips_picture()
            guard vips_picture_of_pixels(page.pixels, Int32(page.width), Int32(page.height), &picture) == 0 else {
                throw ConversionReason.fixed(.noMemory)
            }
            defer { vips_picture_free(&picture) }
            try output.write(UnsafeRawBufferPointer(start: picture.bytes, count: picture.length))
            return ConversionAnswer.PictureFacts(
                originalWidth: page.width, originalHeight: page.height, width: page.width, height: page.height,
                wasTurned: false, format: "PDF")
        }
    }
}
