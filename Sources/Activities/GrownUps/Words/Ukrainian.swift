import Engine

extension GrownUpsWording {
    static let translations: Translations = [
        .ukrainian: [
            "For grown-ups": "Для дорослих",
            "Grown-ups' room": "Кімната дорослих",
            "volume, candles, tales, rules": "гучність, свічки, казки, правила",
            "Language": "Мова",
            "Language of the program": "Мова програми",
            "What Pasaka is": "Що таке Pasaka",
            """
            Pasaka shows pictures and tells tales. Pages turn with a finger, a mouse, the arrow keys or a gamepad. \
            It needs no internet and sends nothing to anybody.
            """: """
            Pasaka показує малюнки й розповідає казки. Сторінки гортають пальцем, мишею, стрілками чи ґеймпадом. \
            Інтернет не потрібен, і програма нікому нічого не надсилає.
            """,
            "How to add a tale": "Як додати казку",
            """
            Make a folder with the tale's title and put pictures and recordings in it (1.jpg and 1.mp3 …). Copy \
            it to a stick and insert that here, or move it to:\n%1
            """: """
            Створіть папку з назвою казки й покладіть у неї малюнки та записи (1.jpg і 1.mp3 …). Скопіюйте її на \
            флешку й вставте флешку тут або перенесіть папку сюди:\n%1
            """,
            "Where the child stopped": "Де дитина зупинилася",
            "The place where the child stopped is saved by itself. It is kept here:\n%1":
                "Місце, де дитина зупинилася, зберігається само. Воно тут:\n%1",
            "About the program": "Про програму",
            """
            Pasaka %1. “Kaķīša dzirnavas” retells a tale by Kārlis Skalbe; the others are folk tales. Words, pictures and program: Pasaka. Voice: Kokoro-82M and eSpeak NG. Letters: \
            Quicksand and Andika. Picture and sound: SDL.
            """: """
            Pasaka %1. «Kaķīša dzirnavas» переказує казку Карліса Скалбе; інші казки народні. Тексти, малюнки й програма: Pasaka. Голос: Kokoro-82M та eSpeak NG. \
            Шрифти: Quicksand і Andika. Зображення та звук: SDL.
            """,
        ]
    ]
}

extension StickWording {
    static let translations: Translations = [.ukrainian: ["Add from a stick": "Додати з флешки"]]
}
