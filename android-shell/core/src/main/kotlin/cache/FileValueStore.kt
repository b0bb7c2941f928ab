package cl.luka.shell.core.cache

import cl.luka.shell.core.message.escapeLoneSurrogates
import cl.luka.shell.core.message.parseJson
import java.io.File
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** Values in one JSON file. A file that is not readable is an empty one. */
class FileValueStore(private val file: File) : ValueStore {
    private var values: Map<String, JsonElement>? = null

    override fun all(): Map<String, JsonElement> = values ?: read().also { values = it }

    override fun set(key: String, value: JsonElement) = write(all() + (key to value))

    override fun remove(key: String) {
        if (key in all()) write(all() - key)
    }

    private fun read(): Map<String, JsonElement> =
        file.readTextOrNull()?.let(::parseJson) as? JsonObject ?: emptyMap()

    private fun write(next: Map<String, JsonElement>) {
        writeWhole(file, escapeLoneSurrogates(JsonObject(next).toString()))
        values = next
    }
}
