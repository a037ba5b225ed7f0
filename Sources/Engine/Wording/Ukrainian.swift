extension Wording {
    public static let translations: Translations = [
        .ukrainian: [
            "Start": "Почати",
            "hold for two seconds": "потримайте дві секунди",
            "Add": "Додати",
            "Save": "Зберегти",
            "Done": "Готово",
            "Cancel": "Скасувати",
            "Try again": "Спробувати ще раз",
        ]
    ]
}
