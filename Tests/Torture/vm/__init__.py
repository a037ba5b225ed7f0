"""A machine of QEMU's in which the appliance is installed from its package, shown, touched, hurt and cut off."""
