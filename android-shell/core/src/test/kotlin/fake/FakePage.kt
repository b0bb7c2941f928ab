package cl.luka.shell.core.fake

import cl.luka.shell.core.message.text
import cl.luka.shell.core.port.Page
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/** The page's end of the bridge: it reads the scripts and says whether it takes what they bring. */
class FakePage : Page {
    val messages = mutableListOf<JsonObject>()
    val chunks = mutableListOf<JsonObject>()
    val scripts = mutableListOf<String>()

    /** What a script returns, as JSON; null where it never returns. */
    var returns: (JsonObject) -> String? = { "true" }

    /** When a script returns. */
    var delay: (() -> Unit) -> Unit = { it() }

    override fun evaluate(script: String, returned: (String?) -> Unit) {
        scripts += script
        val (function, argument) =
            checkNotNull(shape.matchEntire(script)) { "another script: $script" }.destructured
        val read = Json.parseToJsonElement(argument)
        val message =
            (read as? JsonObject) ?: Json.parseToJsonElement(read.jsonPrimitive.content).jsonObject
        (if (function == "onChunk") chunks else messages) += message
        returns(message)?.let { value -> delay { returned(value) } }
    }

    /** Lets go of the chunks, so that a long reply is not kept by the test. */
    fun forget() {
        chunks.clear()
        scripts.clear()
    }

    /** The answers to [id], and nothing else. */
    fun answersTo(id: String) = messages.filter { it.text("callbackId") == id }

    /** The code that [id] failed with. */
    fun codeOf(id: String): String? = (answersTo(id).single()["error"] as? JsonObject)?.text("code")

    fun dataOf(id: String) = answersTo(id).single()["data"]

    fun pushes(event: String) = messages.filter { it["event"] == JsonPrimitive(event) }

    private companion object {
        val shape =
            Regex(
                "typeof window\\.(onMessage|onChunk)==='function'\\?window\\.\\1\\((.*)\\):null",
                RegexOption.DOT_MATCHES_ALL
            )
    }
}
