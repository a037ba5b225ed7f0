import Engine

extension LettersWording {
    static let translations: Translations = [
        .ukrainian: [
            "Letters": "Букви",
            "There are no letters here yet.": "Тут ще немає жодної букви.",
            "Again!": "Ще раз!",
            "Next letter": "Наступна буква",
            "Next": "Далі",
            "Skip": "Пропустити",
            "Let's begin!": "Починаймо!",
            "Alphabet": "Абетка",
            "Learning to write": "Вчимося писати",
            "Capitals": "Великі букви",
            "Small letters": "Малі букви",
            "Child's age": "Вік дитини",
            "Child's name": "Ім’я дитини",
            "How it works": "Як це працює",
            "%1 years": "%1 р.",
            "The first": "Перший",
            "The newest": "Найновіший",
            "The last drawings": "Останні малюнки",
            "This letter has not been written yet.": "Цю букву ще не написано.",
            "Drawings appear here when the child has written the letter alone.":
                "Малюнки з’являться тут, коли дитина сама напише букву.",
        ]
    ]
}
