package cl.luka.shell.core.message

import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonObject

/** How a call ended. */
sealed interface Outcome {
    /** Success; [data] has the shape that the contract gives the event's reply. */
    data class Reply(val data: JsonElement) : Outcome

    /** Failure; [message] is for developers and contains no personal data. */
    data class Failure(val code: ErrorCode, val message: String) : Outcome
}

/** The outcome as the fields of a message to the web app: `data` or `error`. */
fun Outcome.toFields(): JsonObject = buildJsonObject {
    when (this@toFields) {
        is Outcome.Reply -> put("data", data)

        is Outcome.Failure ->
            putJsonObject("error") {
                put("code", code.wire)
                put("message", message)
            }
    }
}

/** The outcome that [toFields] wrote; a failure where it cannot be read. */
fun outcomeOf(fields: JsonObject): Outcome {
    val error = fields["error"] as? JsonObject
    if (error == null && "data" in fields) return Outcome.Reply(fields["data"] ?: JsonNull)
    val code = ErrorCode.entries.find { it.wire == error?.text("code") } ?: ErrorCode.FAILED
    return Outcome.Failure(code, error?.text("message").orEmpty())
}
