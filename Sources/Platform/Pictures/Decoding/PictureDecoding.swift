import CSDL2
import CSDL2Image
import Engine

/// Decodes one picture into memory.
///
/// Runs only in the helper process: decoders are not trusted.
nonisolated enum PictureDecoding {
    /// - Parameter target: at least `question.outerWidth * question.outerHeight * 4` bytes.
    static func answer(
        _ question: DecoderQuestion, file: [UInt8], target: UnsafeMutableRawBufferPointer
    ) -> DecoderAnswer {
        do {
            let header = try PictureFile(file)
            guard let pixels = target.bindMemory(to: UInt8.self).baseAddress else { return .refused(.fixed(.noMemory)) }
            if let jpeg = header.jpeg {
                return question.mode.isOfPieces
                    ? piece(question, file, jpeg, to: pixels) : answer(question, file, jpeg, to: pixels)
            }
            let surface = try decode(file, header, question)
            defer { SDL_FreeSurface(surface) }
            if question.mode.isOfPieces {
                return shrink(surface, question, isIcon: question.mode.isTransparent, to: pixels)
            }
            guard question.mode != .icon else {
                let isTooLarge = surface.pointee.w > question.width || surface.pointee.h > question.height
                return header.kind != .svg && isTooLarge
                    ? shrink(surface, question, isIcon: true, to: pixels) : copyIcon(surface, question, to: pixels)
            }
            if let turn = PictureTurn(orientation: header.orientation) {
                return surround(turn.upright(question, to: pixels) { shrink(surface, $0, to: $1) }, question, pixels)
            }
            let question = question.grown(toPictureOf: (Int(surface.pointee.w), Int(surface.pointee.h)))
            return surround(shrink(surface, question, to: pixels), question, pixels)
        } catch let refusal as PictureRefusal {
            return .refused(refusal)
        } catch {
            return damaged
        }
    }

    // MARK: - JPEG

    /// A photograph is downscaled while decoding, then rotated upright.
    private static func answer(
        _ question: DecoderQuestion, _ file: [UInt8], _ header: JPEGHeader, to target: UnsafeMutablePointer<UInt8>
    ) -> DecoderAnswer {
        if let turn = PictureTurn(orientation: header.orientation) {
            let answer = turn.upright(question, to: target) { question, target in
                let cut = PictureCut(width: header.width, height: header.height, for: question)
                return shrink(file, header, to: cut, target, stride: cut.width)
            }
            return surround(answer, question, target)
        }
        let question = question.grown(toPictureOf: (header.width, header.height))
        let cut = PictureCut(width: header.width, height: header.height, for: question)
        // Written to its final position: moving it later takes as long as a fortieth of decoding.
        let layout = PictureLayout(width: cut.width, height: cut.height, in: question)
        let place = target + (layout.picture.y * layout.width + layout.picture.x) * 4
        let answer = shrink(file, header, to: cut, place, stride: layout.width)
        guard case .picture = answer else { return answer }
        Surroundings.fill(around: layout, in: target)
        return .picture(width: layout.width, height: layout.height)
    }

    /// A piece, which is never turned, for it lies on its picture.
    private static func piece(
        _ question: DecoderQuestion, _ file: [UInt8], _ header: JPEGHeader, to target: UnsafeMutablePointer<UInt8>
    ) -> DecoderAnswer {
        let cut = PictureCut(width: header.width, height: header.height, for: question)
        let answer = shrink(file, header, to: cut, target, stride: cut.width)
        for pixel in 0..<(cut.width * cut.height) { target[pixel * 4 + 3] = 255 }
        return answer
    }

    private static func shrink(
        _ file: [UInt8], _ header: JPEGHeader, to cut: PictureCut, _ target: UnsafeMutablePointer<UInt8>, stride: Int
    ) -> DecoderAnswer {
        file.withUnsafeBytes { bytes in
            guard let picture = JPEGPicture(bytes), picture.width == header.width, picture.height == header.height
            else { return damaged }
            let isWhole = target.withMemoryRebound(to: UInt32.self, capacity: stride * cut.height) {
                picture.shrink(to: cut, inks: header.inks ?? .inverted, target: $0, stride: stride)
            }
            return isWhole ? .picture(width: cut.width, height: cut.height) : damaged
        }
    }

    private static let damaged = DecoderAnswer.refused(.fixed(.damaged))

    // MARK: - Other kinds

    /// Loads SDL_image, which is impossible once the process is sandboxed.
    ///
    /// - Returns: whether it is available.
    @discardableResult static func loadLibrary() -> Bool { IMG_Linked_Version() != nil }

    private static func decode(
        _ file: [UInt8], _ header: PictureFile, _ question: DecoderQuestion
    ) throws -> UnsafeMutablePointer<SDL_Surface> {
        guard loadLibrary() else { throw PictureRefusal.fixed(.noLibrary) }
        let file = header.cut.map { file[..<$0] + PictureFile.end } ?? file
        let loaded = try file.withUnsafeBytes { bytes throws(SDLError) in
            let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
            defer { SDL_RWclose(stream) }
            return try check(
                load(stream, header.kind, question), "the file is damaged")
        }
        let isIcon = question.mode.isTransparent
        let hasAlpha = isIcon || loaded.pointee.format.pointee.Amask != 0 || SDL_HasColorKey(loaded) == SDL_TRUE
        let isWide = hasAlpha || loaded.pointee.format.pointee.BytesPerPixel == 4
        let picture = try convert(loaded, to: isWide ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB24)
        if header.kind == .svg, !isIcon { trim(picture) }
        if hasAlpha, !isIcon { layOnPaper(picture) }
        return picture
    }

    /// SDL_image rounds a drawing's size up, which leaves its last column or row partly empty: they are dropped.
    private static func trim(_ surface: UnsafeMutablePointer<SDL_Surface>) {
        let width = Int(surface.pointee.w), height = Int(surface.pointee.h), pitch = Int(surface.pointee.pitch)
        guard width > 2, height > 2, let pixels = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self)
        else { return }
        func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[y * pitch + x * 4 + 3]) }
        func column(_ x: Int) -> Int { (0..<height).reduce(0) { $0 + alpha(x, $1) } }
        func row(_ y: Int) -> Int { (0..<width).reduce(0) { $0 + alpha($1, y) } }
        if column(width - 1) < column(width - 2) { surface.pointee.w -= 1 }
        if row(height - 1) < row(height - 2) { surface.pointee.h -= 1 }
    }

    /// Converts the pixels' byte order if necessary.
    private static func convert(
        _ surface: UnsafeMutablePointer<SDL_Surface>, to format: SDL_PixelFormatEnum
    ) throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
        if surface.pointee.format.pointee.format == format.rawValue { return surface }
        defer { SDL_FreeSurface(surface) }
        return try check(SDL_ConvertSurfaceFormat(surface, format.rawValue, 0), "SDL_ConvertSurfaceFormat")
    }

    private static func load(
        _ stream: UnsafeMutablePointer<SDL_RWops>?, _ kind: PictureFile.Kind, _ question: DecoderQuestion
    ) -> UnsafeMutablePointer<SDL_Surface>? {
        switch kind {
        case .jpeg: nil
        case .png: IMG_LoadPNG_RW(stream)
        case .webp: IMG_LoadWEBP_RW(stream)
        case .svg: IMG_LoadSizedSVG_RW(stream, Int32(question.width), Int32(question.height))
        }
    }

    /// Composites a transparent picture onto white paper.
    private static func layOnPaper(_ surface: UnsafeMutablePointer<SDL_Surface>) {
        let width = Int(surface.pointee.w), height = Int(surface.pointee.h), pitch = Int(surface.pointee.pitch)
        guard let pixels = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else { return }
        for y in 0..<height {
            for pixel in (0..<width).map({ pixels + y * pitch + $0 * 4 }) where pixel[3] != 255 {
                let alpha = Int(pixel[3])
                for channel in 0..<3 {
                    pixel[channel] = UInt8((Int(pixel[channel]) * alpha + 250 * (255 - alpha)) / 255)
                }
            }
        }
    }

    /// - Parameter isIcon: whether the background stays transparent.
    private static func shrink(
        _ surface: UnsafeMutablePointer<SDL_Surface>, _ question: DecoderQuestion, isIcon: Bool = false,
        to target: UnsafeMutablePointer<UInt8>
    ) -> DecoderAnswer {
        let width = Int(surface.pointee.w), height = Int(surface.pointee.h), pitch = Int(surface.pointee.pitch)
        guard width > 0, height > 0, let bytes = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else {
            return .refused(.fixed(.noSize))
        }
        if isIcon { multiplyByAlpha(bytes, width: width, height: height, pitch: pitch) }
        let cut = PictureCut(width: width, height: height, for: question)
        let isWide = surface.pointee.format.pointee.BytesPerPixel == 4
        let source = PixelSource(
            bytes: bytes, width: width, height: height, stride: pitch, step: isWide ? 4 : 3, red: isWide ? 2 : 0)
        target.withMemoryRebound(to: UInt32.self, capacity: cut.width * cut.height) {
            source.shrink(to: cut, target: $0, isTransparent: isIcon)
        }
        return .picture(width: cut.width, height: cut.height)
    }

    /// Premultiplies by alpha, so that colours are averaged by their visibility.
    private static func multiplyByAlpha(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, pitch: Int) {
        for y in 0..<height {
            for pixel in (0..<width).map({ bytes + y * pitch + $0 * 4 }) where pixel[3] != 255 {
                for channel in 0..<3 {
                    pixel[channel] = UInt8((Int(pixel[channel]) * Int(pixel[3]) + 127) / 255)
                }
            }
        }
    }

    /// Moves a picture to its position in the box, and extends it to the edges of the box and its margins.
    private static func surround(
        _ answer: DecoderAnswer, _ question: DecoderQuestion, _ pixels: UnsafeMutablePointer<UInt8>
    ) -> DecoderAnswer {
        guard case .picture(let width, let height) = answer else { return answer }
        let layout = PictureLayout(width: width, height: height, in: question)
        Surroundings.lay(layout, in: pixels)
        return .picture(width: layout.width, height: layout.height)
    }

    /// A drawing has the requested size, and a picture is never enlarged.
    private static func copyIcon(
        _ surface: UnsafeMutablePointer<SDL_Surface>, _ question: DecoderQuestion,
        to target: UnsafeMutablePointer<UInt8>
    ) -> DecoderAnswer {
        let width = min(Int(surface.pointee.w), question.width), height = min(Int(surface.pointee.h), question.height)
        guard width > 0, height > 0, let pixels = surface.pointee.pixels else { return .refused(.fixed(.noSize)) }
        for y in 0..<height {
            (target + y * width * 4).update(
                from: (pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt8.self), count: width * 4)
        }
        return .picture(width: width, height: height)
    }
}
