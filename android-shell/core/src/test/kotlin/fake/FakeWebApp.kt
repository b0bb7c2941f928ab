package cl.luka.shell.core.fake

import cl.luka.shell.core.message.text
import cl.luka.shell.core.port.MainFrame
import cl.luka.shell.core.port.MessageChannel
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

    /** When a script or a post returns. */
    var delay: (() -> Unit) -> Unit = { it() }

    /** The message channels that were offered to it; null where the web view has none. */
    var channels: MutableList<FakeChannel>? = null

    override fun evaluate(script: String, onResult: (String?) -> Unit) {
        scripts += script
        val (function, argument) =
            checkNotNull(pattern.matchEntire(script)) { "another script: $script" }.destructured
        val value = Json.parseToJsonElement(argument)
        receive(function, value as? JsonObject ?: objectOf(value.jsonPrimitive.content), onResult)
    }

    override fun openChannel(offer: String, onMessage: (String?) -> Unit): MessageChannel? {
        val offered = channels ?: return null
        return FakeChannel(offer, onMessage).also { offered += it }
    }

    private fun objectOf(json: String) = Json.parseToJsonElement(json).jsonObject

    private fun receive(function: String, message: JsonObject, onResult: (String?) -> Unit) {
        (if (function == "onChunk") chunks else messages) += message
        returns(message)?.let { result -> delay { onResult(result) } }
    }

    /** A channel, of which the web app has one end. */
    inner class FakeChannel(val offer: String, val answer: (String?) -> Unit) : MessageChannel {
        val received = mutableListOf<String>()
        var isClosed = false
            private set

        override fun post(text: String) {
            check(!isClosed) { "closed" }
            received += text
            val (function, argument) = text.split(':', limit = 2)
            val lines = argument.split('\n', limit = 2)
            val data = lines.drop(1).associate { "data" to JsonPrimitive(it) }
            receive(function, JsonObject(objectOf(lines[0]) + data), answer)
        }

        override fun close() {
            isClosed = true
        }
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
