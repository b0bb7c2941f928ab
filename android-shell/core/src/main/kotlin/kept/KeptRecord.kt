package cl.luka.shell.core.kept

import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonObject

/**
 * A call whose outcome is to outlive the page and the process. Instants in milliseconds since 1970.
 * [outcome] is null while the person still acts; else its fields, as `toFields` writes them.
 */
@Serializable
data class KeptRecord(
    val ticket: String,
    val event: String,
    val name: String,
    val begun: Long,
    val deadline: Long,
    val outcome: JsonObject? = null
)
