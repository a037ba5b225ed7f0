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
            "Reset this page": "Повернути початкові",
        ]
    ]
}

extension SavingWording {
    public static let translations: Translations = [.ukrainian: ["Save to a stick": "Зберегти на флешку"]]
}
