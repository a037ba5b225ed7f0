import TestSupport
import Testing

@testable import Platform

/// Folders such as those in which the kernel lists devices.
struct InputDevicesTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func add(_ number: Int, keys: String, axes: String = "0", properties: String = "0") throws {
        let device = "event\(number)/device"
        try disk.write("\(device)/capabilities/key", keys + "\n")
        try disk.write("\(device)/capabilities/abs", axes + "\n")
        try disk.write("\(device)/properties", properties + "\n")
    }

    private let keyboard = "e080ffdf01cfffff fffffffffffffffe"
    private let mouse = "1f0000 0 0 0 0"
    private let powerButton = "10000000000000 0"
    private let touch = "400 0 0 0 0 0"

    @Test func `each kind is counted`() throws {
        try add(0, keys: powerButton)
        try add(1, keys: keyboard)
        try add(2, keys: mouse)
        try add(7, keys: touch, axes: "260800000000003", properties: "2")
        #expect(
            InputDevices.count(in: disk.path) == InputDevices.Count(touchScreens: 1, mice: 1, keyboards: 1))
    }

    @Test func `a touchpad is a mouse, because it is no direct-touch device`() throws {
        try add(3, keys: "e420 10000 0 0 0 0", axes: "2e0800000000003", properties: "5")
        #expect(InputDevices.count(in: disk.path) == InputDevices.Count(mice: 1))
    }

    @Test func `a power button alone is no input device`() throws {
        try add(0, keys: powerButton)
        #expect(InputDevices.count(in: disk.path) == InputDevices.Count())
    }

    @Test func `without a kernel list the devices are unknown`() {
        #expect(InputDevices.count(in: disk.path) == nil)
        #expect(InputDevices.count(in: disk.path + "/none") == nil)
    }
}
