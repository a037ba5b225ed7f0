import Testing

@testable import Alignment
