import CSDL2
import Engine

/// Paints the bars beside the stage.
extension Renderer {
    /// Fills the bars beside the stage with the extension of its pictures.
    func paintGround(_ picture: Picture) throws(SDLError) {
        let stage = letterbox.stage
        guard stage.width < letterbox.window.width || stage.height < letterbox.window.height else { return }
        try unclip()
        let isChanging = picture.groundMix > 0 && picture.ground != picture.nextGround
        if picture.groundMix < 1 || !isChanging { try paintBars(picture.ground, opacity: 255) }
        if isChanging { try paintBars(picture.nextGround, opacity: UInt8((min(1, picture.groundMix) * 255).rounded())) }
    }

    private func paintBars(_ ground: Ground, opacity: UInt8) throws(SDLError) {
        switch ground {
        case .color(let color): try paintBars(color.faded(to: Double(opacity) / 255))
        case .around(let image):
            guard let entry = pictures.surroundings(of: image, Margins(of: letterbox)) else {
                return try paintBars(Color.cream.faded(to: Double(opacity) / 255))
            }
            let whole = PixelRect(x: 0, y: 0, width: entry.texture.width, height: entry.texture.height)
            for (part, bar) in zip(whole.bars(around: entry.inner), bars) where bar.width > 0 && bar.height > 0 {
                try entry.texture.paint(part, in: SDL_Rect(bar), opacity: opacity)
            }
        }
    }

    private func paintBars(_ color: Color) throws(SDLError) {
        for bar in bars where bar.width > 0 && bar.height > 0 { try fill(SDL_Rect(bar), color) }
    }

    private var bars: [PixelRect] {
        PixelRect(of: letterbox).bars(around: PixelRect(letterbox.stage))
    }
}
