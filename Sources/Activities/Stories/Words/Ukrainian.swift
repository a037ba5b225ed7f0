import Engine

extension StoriesWording {
    static let translations: Translations = [
        .ukrainian: [
            "Continue": "Продовжити",
            "Good night!": "На добраніч!",
            "Who keeps your place?": "Хто постереже твоє місце?",
            "And that is the end!": "От і казці кінець!",
            "That was the tale.": "Така була казка.",
            "And now you know the whole story!": "А хто слухав, той усе почув!",
            "And they all lived happily ever after.": "А якщо не померли, то й досі живуть.",
            "Shall we listen to one more?": "Послухаємо ще?",
            "There are no tales here yet.": "Тут ще немає казок.",
            "The page “For grown-ups” explains how to add one.":
                "Як додати казку, написано на сторінці «Для дорослих».",
            "Again": "Ще раз",
            "Other tales": "Інші казки",
            "Music and sounds": "Музика та звуки",
            "in tales": "у казках",
            "On": "Звучать",
            "Softer": "Тихіше",
            "Off": "Не звучать",
            "Record a tale": "Записати казку",
            "Record which tale?": "Яку казку записати?",
            "Who tells?": "Хто розповідає?",
            "A new storyteller": "Новий оповідач",
            "It could not be deleted: the folder cannot be written to.":
                "Не вдалося видалити: у папку не можна записувати.",
            "Delete": "Видалити",
            "Already recorded": "Уже записано",
            "Animal": "Тваринка",
            "Colour": "Колір",
            "Recorded pictures: %1 of %2": "Записано малюнків: %1 з %2",
            "Stop": "Закінчити",
            "Record": "Записати",
            "Pause": "Зупинити",
            "Listen": "Послухати",
            "Next": "Далі",
            "This picture has no words. Tell it in your own words.":
                "До цього малюнка немає тексту. Розкажіть своїми словами.",
            "This picture is recorded.": "Цей малюнок уже озвучено.",
            "Press the button and read.": "Натисніть кнопку й читайте.",
            "The microphone is starting…": "Мікрофон вмикається…",
            "Listening.": "Слухаю.",
            "Very quiet – speak closer to the microphone.": "Дуже тихо – говоріть ближче до мікрофона.",
            "Too loud – speak further from the microphone.": "Надто гучно – говоріть далі від мікрофона.",
            "One moment…": "Хвилинку…",
            "Nothing can be heard. Speak closer to the microphone and record again.":
                "Нічого не чути. Говоріть ближче до мікрофона й запишіть ще раз.",
            "Saving…": "Зберігаю…",
            "Recorded %1. Listen to it, and save it.": "Записано %1. Послухайте й збережіть.",
            "There is no microphone. Plug one in and try again.":
                "Мікрофона немає. Під’єднайте його й спробуйте ще раз.",
            "The recording could not be saved: the disk is full. Make room and try again.":
                "Запис не збережено: на диску немає місця. Звільніть місце й спробуйте ще раз.",
            "The recording could not be saved: the folder cannot be written to. The earlier recording is kept.":
                "Запис не збережено: у папку не можна записувати. Попередній запис не втрачено.",
            "Save this recording first – or record again.": "Спершу збережіть цей запис – або запишіть ще раз.",
            "The recording is saved.": "Запис збережено.",
        ]
    ]
}
