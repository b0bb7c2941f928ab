package cl.luka.shell.core.storage

import cl.luka.shell.core.message.escapeLoneSurrogates
import cl.luka.shell.core.message.parseJson
import java.io.File
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** Values in one JSON file. An unreadable file counts as empty. Any thread. */
class FileKeyValueStore(private val file: File) : KeyValueStore {
    private var values: Map<String, JsonElement>? = null

    @Synchronized
    override fun all(): Map<String, JsonElement> = values ?: read().also { values = it }

    @Synchronized
    override fun set(key: String, value: JsonElement) = write(all() + (key to value))

    @Synchronized
    override fun remove(key: String) {
        if (key in all()) write(all() - key)
    }

    private fun read(): Map<String, JsonElement> =
        file.readTextOrNull()?.let(::parseJson) as? JsonObject ?: emptyMap()

    private fun write(next: Map<String, JsonElement>) {
        writeAtomically(file, escapeLoneSurrogates(JsonObject(next).toString()))
        values = next
    }
}
