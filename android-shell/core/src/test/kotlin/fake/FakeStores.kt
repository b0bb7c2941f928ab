package cl.luka.shell.core.fake

import cl.luka.shell.core.pending.PendingResult
import cl.luka.shell.core.pending.PendingResultStore
import cl.luka.shell.core.storage.KeyValueStore
import java.io.IOException
import kotlinx.serialization.json.JsonElement

/** Values in memory; writing throws while the disk [isFull]. */
class FakeKeyValueStore : KeyValueStore {
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

/** Results in memory; writing throws [failure] while it is set. */
class FakePendingResultStore : PendingResultStore {
    val results = linkedMapOf<String, PendingResult>()
    var failure: Throwable? = null

    override fun all() = results.values.toList()

    override fun put(result: PendingResult) {
        failure?.let { throw it }
        results[result.requestId] = result
    }

    override fun remove(requestId: String) {
        results.remove(requestId)
    }
}
