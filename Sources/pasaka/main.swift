import PasakaApp

pasakaMain()
