import Glibc
import LetterJudge

/// Reads drawings on standard input and writes their features to standard output, for `Training/`.
///
/// A drawing is a count (Int32) and as many points of three Float32: x, y, and 1 where a stroke begins, else 0. The
/// answer is `Features.count` Float32. The one argument is the turn in degrees.
@main
struct LetterFeatures {
    static func main() {
        let degrees = CommandLine.arguments.dropFirst().first.flatMap(Float.init) ?? 0
        let (input, output) = (fdopen(0, "r"), fdopen(1, "w"))
        guard let input, let output else { return }
        var count: Int32 = 0
        while fread(&count, 4, 1, input) == 1 {
            var values = [Float](repeating: 0, count: Int(count) * 3)
            guard fread(&values, 12, Int(count), input) == Int(count) else { return }
            let features = Features(ink(values), degrees: degrees).values
            fwrite(features, 4, features.count, output)
        }
        fflush(output)
    }

    private static func ink(_ values: [Float]) -> Ink {
        var strokes: [[InkPoint]] = []
        for index in stride(from: 0, to: values.count, by: 3) {
            if values[index + 2] == 1 || strokes.isEmpty { strokes.append([]) }
            strokes[strokes.count - 1].append(InkPoint(x: values[index], y: values[index + 1]))
        }
        return Ink(strokes)
    }
}
