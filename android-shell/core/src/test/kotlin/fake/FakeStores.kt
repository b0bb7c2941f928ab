package cl.luka.shell.core.fake

import cl.luka.shell.core.cache.ValueStore
import cl.luka.shell.core.kept.KeptRecord
import cl.luka.shell.core.kept.KeptStore
import java.io.IOException
import kotlinx.serialization.json.JsonElement

/** Values in memory; a disk that [isFull] takes none. */
class FakeValueStore : ValueStore {
    private val values = linkedMapOf<String, JsonElement>()
    var isFull = false

    override fun all(): Map<String, JsonElement> = values.toMap()

    override fun set(key: String, value: JsonElement) {
        if (isFull) throw IOException("full")
        values[key] = value
    }

    override fun remove(key: String) {
        values.remove(key)
    }
}

/** Records in memory; a disk that [isFull] takes none. */
class FakeKeptStore : KeptStore {
    val records = linkedMapOf<String, KeptRecord>()
    var isFull = false

    override fun all() = records.values.toList()

    override fun put(record: KeptRecord) {
        if (isFull) throw IOException("full")
        records[record.ticket] = record
    }

    override fun remove(ticket: String) {
        records.remove(ticket)
    }
}
