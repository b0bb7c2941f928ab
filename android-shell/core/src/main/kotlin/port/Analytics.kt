package cl.luka.shell.core.port

import kotlinx.serialization.json.JsonObject

/** Who counts events. */
fun interface Analytics {
    /** Hands an event on; false where it was not sent. */
    fun track(name: String, values: JsonObject): Boolean
}
