import Testing

@testable import Converter
