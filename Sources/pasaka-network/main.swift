import NetworkCommands

pasakaNetworkMain()
