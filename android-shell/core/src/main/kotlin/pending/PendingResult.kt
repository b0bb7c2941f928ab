package cl.luka.shell.core.pending

import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonObject

/**
 * The result of a user action, stored under the [name] that the web app chose. Instants in milliseconds since
 * 1970. [outcome] is null until the action has ended, then its fields as `toFields` writes them.
 */
@Serializable
data class PendingResult(
    val requestId: String,
    val event: String,
    val name: String,
    val createdAt: Long,
    val deadline: Long,
    val outcome: JsonObject? = null
)

/** Stores pending results so that they survive the process. Call on the event loop only. */
interface PendingResultStore {
    /** All results that can be read. */
    fun all(): List<PendingResult>

    /** Stores [result]; replaces the one with its request id. Throws an IOException. */
    fun put(result: PendingResult)

    /** Removes a result, if there is one. */
    fun remove(requestId: String)
}
