import CSDL2
import CSDL2Image
import Engine

/// Decodes one picture into memory.
///
/// Runs in the helper process only: the decoders are not to be trusted.
nonisolated enum PictureDecoding {
    /// - Parameter target: at least `question.width * question.height * 4` bytes.
    static func answer(
        _ question: DecoderQuestion, file: [UInt8], target: UnsafeMutableRawBufferPointer
    ) -> DecoderAnswer {
        do {
            let header = try PictureFile(file)
            let surface = try decode(file, header, question)
            defer { SDL_FreeSurface(surface) }
            guard let pixels = target.bindMemory(to: UInt8.self).baseAddress else { return .refused("no memory") }
            let turn = PictureTurn(orientation: header.jpeg?.orientation ?? 1)
            switch (question.mode, turn) {
            case (.icon, _): return copyIcon(surface, question, to: pixels)
            case (_, nil): return shrink(surface, question, to: pixels)
            case (_, let turn?): return turn.upright(question, to: pixels) { shrink(surface, $0, to: $1) }
            }
        } catch {
            return .refused("\(error)")
        }
    }

    private static func decode(
        _ file: [UInt8], _ header: PictureFile, _ question: DecoderQuestion
    ) throws -> UnsafeMutablePointer<SDL_Surface> {
        let file = header.cut.map { file[..<$0] + PictureFile.end } ?? file
        let loaded = try file.withUnsafeBytes { bytes throws(SDLError) in
            let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(bytes.count))
            defer { SDL_RWclose(stream) }
            return try check(
                load(stream, header.kind, question), "the file is damaged")
        }
        if let inks = header.jpeg?.inks, loaded.pointee.format.pointee.BytesPerPixel == 4 {
            mix(inks, loaded)
            return loaded
        }
        let isIcon = question.mode == .icon
        let hasAlpha = isIcon || loaded.pointee.format.pointee.Amask != 0 || SDL_HasColorKey(loaded) == SDL_TRUE
        let isWide = hasAlpha || loaded.pointee.format.pointee.BytesPerPixel == 4
        let picture = try convert(loaded, to: isWide ? SDL_PIXELFORMAT_ARGB8888 : SDL_PIXELFORMAT_RGB24)
        if header.kind == .svg, !isIcon { trim(picture) }
        if hasAlpha, !isIcon { layOnPaper(picture) }
        return picture
    }

    /// SDL_image rounds a drawing's size up, which leaves its last column or row partly empty: these are left out.
    private static func trim(_ surface: UnsafeMutablePointer<SDL_Surface>) {
        let (width, height, pitch) = (Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch))
        guard width > 2, height > 2, let pixels = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self)
        else { return }
        func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[y * pitch + x * 4 + 3]) }
        func column(_ x: Int) -> Int { (0..<height).reduce(0) { $0 + alpha(x, $1) } }
        func row(_ y: Int) -> Int { (0..<width).reduce(0) { $0 + alpha($1, y) } }
        if column(width - 1) < column(width - 2) { surface.pointee.w -= 1 }
        if row(height - 1) < row(height - 2) { surface.pointee.h -= 1 }
    }

    /// Changes the order of a pixel's bytes, unless it is the wanted one already.
    private static func convert(
        _ surface: UnsafeMutablePointer<SDL_Surface>, to format: SDL_PixelFormatEnum
    ) throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
        if surface.pointee.format.pointee.format == format.rawValue { return surface }
        defer { SDL_FreeSurface(surface) }
        return try check(SDL_ConvertSurfaceFormat(surface, format.rawValue, 0), "SDL_ConvertSurfaceFormat")
    }

    /// Turns cyan, magenta, yellow and black, which SDL_image hands over as they are in the file, into blue, green, red.
    private static func mix(_ inks: JPEGHeader.Inks, _ surface: UnsafeMutablePointer<SDL_Surface>) {
        let (width, height, pitch) = (Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch))
        guard let pixels = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else { return }
        let flip: UInt8 = inks == .plain ? 255 : 0
        for y in 0..<height {
            for x in 0..<width {
                let pixel = pixels + y * pitch + x * 4
                let (cyan, magenta, yellow) = (Int(pixel[0] ^ flip), Int(pixel[1] ^ flip), Int(pixel[2] ^ flip))
                let black = Int(pixel[3] ^ flip)
                pixel[0] = UInt8(yellow * black / 255)
                pixel[1] = UInt8(magenta * black / 255)
                pixel[2] = UInt8(cyan * black / 255)
                pixel[3] = 255
            }
        }
    }

    private static func load(
        _ stream: UnsafeMutablePointer<SDL_RWops>?, _ kind: PictureFile.Kind, _ question: DecoderQuestion
    ) -> UnsafeMutablePointer<SDL_Surface>? {
        switch kind {
        case .jpeg: IMG_LoadJPG_RW(stream)
        case .png: IMG_LoadPNG_RW(stream)
        case .webp: IMG_LoadWEBP_RW(stream)
        case .svg: IMG_LoadSizedSVG_RW(stream, Int32(question.width), Int32(question.height))
        }
    }

    /// A transparent picture lies on white paper.
    private static func layOnPaper(_ surface: UnsafeMutablePointer<SDL_Surface>) {
        let (width, height, pitch) = (Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch))
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

    private static func shrink(
        _ surface: UnsafeMutablePointer<SDL_Surface>, _ question: DecoderQuestion,
        to target: UnsafeMutablePointer<UInt8>
    ) -> DecoderAnswer {
        let (width, height) = (Double(surface.pointee.w), Double(surface.pointee.h))
        let box = (width: Double(question.width), height: Double(question.height))
        guard width > 0, height > 0, let bytes = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else {
            return .refused("has no size")
        }
        let isFill = question.mode == .fill
        let scale =
            isFill ? max(box.width / width, box.height / height) : min(1, box.width / width, box.height / height)
        let seen = isFill ? (width: box.width / scale, height: box.height / scale) : (width: width, height: height)
        let result =
            isFill
            ? (question.width, question.height)
            : (max(1, Int((width * scale).rounded())), max(1, Int((height * scale).rounded())))
        let isWide = surface.pointee.format.pointee.BytesPerPixel == 4
        let source = AreaAverage.Source(
            bytes: bytes, width: Int(width), height: Int(height), stride: Int(surface.pointee.pitch),
            step: isWide ? 4 : 3, red: isWide ? 2 : 0)
        let part = AreaAverage.Part(
            x: (width - seen.width) / 2, y: (height - seen.height) / 2, width: seen.width, height: seen.height)
        AreaAverage.shrink(source, part: part, to: target, width: result.0, height: result.1)
        return .picture(
            width: result.0, height: result.1, PictureEdges(of: target, width: result.0, height: result.1))
    }

    private static func copyIcon(
        _ surface: UnsafeMutablePointer<SDL_Surface>, _ question: DecoderQuestion,
        to target: UnsafeMutablePointer<UInt8>
    ) -> DecoderAnswer {
        let (width, height) = (
            min(Int(surface.pointee.w), question.width), min(Int(surface.pointee.h), question.height)
        )
        guard width > 0, height > 0, let pixels = surface.pointee.pixels else { return .refused("has no size") }
        for y in 0..<height {
            (target + y * width * 4).update(
                from: (pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt8.self), count: width * 4)
        }
        return .picture(width: width, height: height, PictureEdges(all: .paper))
    }
}

extension PictureEdges {
    /// Takes the mean colours along the edges of `width` × `height` pixels (blue, green, red, any).
    nonisolated init(of pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
        func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> Color {
            var sums = (red: 0, green: 0, blue: 0, count: 0)
            for y in rows {
                for x in columns {
                    let pixel = pixels + (y * width + x) * 4
                    sums.blue += Int(pixel[0])
                    sums.green += Int(pixel[1])
                    sums.red += Int(pixel[2])
                    sums.count += 1
                }
            }
            guard sums.count > 0 else { return .cream }
            return Color(
                red: UInt8(sums.red / sums.count), green: UInt8(sums.green / sums.count),
                blue: UInt8(sums.blue / sums.count))
        }
        let (right, low) = (max(0, width - 3)..<width, max(0, height - 3)..<height)
        let left = 0..<min(3, width)
        let (upper, lower) = (0..<max(1, height / 2), (height / 2)..<height)
        self.init(all: .cream)
        (leftTop, leftBottom) = (mean(left, upper), mean(left, lower))
        (rightTop, rightBottom) = (mean(right, upper), mean(right, lower))
        (top, bottom) = (mean(0..<width, 0..<min(3, height)), mean(0..<width, low))
    }
}
