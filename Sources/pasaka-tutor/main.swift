import LanguageEngine

LanguageEngineMain.run()
