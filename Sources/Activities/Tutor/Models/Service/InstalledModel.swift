import Conversion

/// A language model in the folder of models.
struct InstalledModel: Hashable, Sendable {
    /// Lower-case letters, digits and hyphens.
    let name: String
    /// The size of its file, in bytes.
    let bytes: Int
    let state: State

    enum State: Hashable, Sendable {
        case whole(ModelRecord)
        /// Its file cannot be used any more.
        case damaged(ModelRefusal)
    }

    /// What is noted beside its file; nil for one that cannot be used.
    var record: ModelRecord? { if case .whole(let record) = state { record } else { nil } }
}

/// What has become of adding a model.
struct AddedModel: Hashable, Sendable {
    let model: InstalledModel
    let record: ModelRecord
    /// Bytes that programs could get when it was added.
    let availableMemory: Int
    /// Whether the same model was installed already; then nothing has changed.
    var wasThere = false
    /// Whether it was to be moved, but its file could not be removed from where it was.
    var isSourceLeft = false
}
