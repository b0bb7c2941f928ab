package cl.luka.shell.core.cache

import kotlinx.serialization.json.JsonElement

/** Values by name that outlive the process. Used on the loop only. */
interface ValueStore {
    /** All values. */
    fun all(): Map<String, JsonElement>

    /** The value of that name, or null. */
    operator fun get(key: String): JsonElement? = all()[key]

    /** Writes a value. Throws an IOException. */
    operator fun set(key: String, value: JsonElement)

    /** Removes a value, if there is one. Throws an IOException. */
    fun remove(key: String)
}
