/// What a kiosk shows while it waits for the next child: recordings of how to begin, one for each way to hold a screen.
///
/// Only a kiosk learns it, so that elsewhere nobody is interrupted.
public struct Attraction: Document {
    public static let name = "attraction"

    public let landscape, upright: Recording

    public init(landscape: Recording, upright: Recording) { (self.landscape, self.upright) = (landscape, upright) }

    func recording(for rooms: Rooms) -> Recording { rooms.areUpright ? upright : landscape }
}
