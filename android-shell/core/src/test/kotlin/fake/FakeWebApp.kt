package cl.luka.shell.core.fake

import cl.luka.shell.core.message.text
import cl.luka.shell.core.port.MainFrame
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/** The web app's side of the bridge: parses what arrives and returns whether it accepts the messages. */
class FakeWebApp : MainFrame {
    val messages = mutableListOf<JsonObject>()
    val chunks = mutableListOf<JsonObject>()
    val scripts = mutableListOf<String>()

    /** What a script returns, as JSON; null where it never returns. */
    var returns: (JsonObject) -> String? = { "true" }

    /** When a script returns. */
    var delay: (() -> Unit) -> Unit = { it() }

    override fun evaluate(script: String, onResult: (String?) -> Unit) {
        scripts += script
        val (function, argument) =
            checkNotNull(pattern.matchEntire(script)) { "another script: $script" }.destructured
        val value = Json.parseToJsonElement(argument)
        val message = value as? JsonObject ?: Json.parseToJsonElement(value.jsonPrimitive.content).jsonObject
        (if (function == "onChunk") chunks else messages) += message
        returns(message)?.let { result -> delay { onResult(result) } }
    }

    /** Removes the chunks, so that a long reply does not stay in memory. */
    fun clear() {
        chunks.clear()
        scripts.clear()
    }

    /** The replies to [id]. */
    fun repliesTo(id: String) = messages.filter { it.text("callbackId") == id }

    /** The error code of the one reply to [id]. */
    fun codeOf(id: String): String? = (repliesTo(id).single()["error"] as? JsonObject)?.text("code")

    /** The data of the one reply to [id]. */
    fun dataOf(id: String) = repliesTo(id).single()["data"]

    fun pushes(event: String) = messages.filter { it["event"] == JsonPrimitive(event) }

    private companion object {
        val pattern =
            Regex(
                "typeof window\\.(onMessage|onChunk)==='function'\\?window\\.\\1\\((.*)\\):null",
                RegexOption.DOT_MATCHES_ALL
            )
    }
}
