package cl.luka.shell.core.storage

import kotlinx.serialization.json.JsonElement

/** JSON values by key that survive the process. Call on the event loop only. */
interface KeyValueStore {
    /** All values. */
    fun all(): Map<String, JsonElement>

    /** The value of [key], or null. */
    operator fun get(key: String): JsonElement? = all()[key]

    /** Stores a value. Throws an IOException. */
    operator fun set(key: String, value: JsonElement)

    /** Removes a value, if there is one. Throws an IOException. */
    fun remove(key: String)
}
