package cl.luka.shell.desktop.cdp

import cl.luka.shell.core.message.escapeLoneSurrogates
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** A command as it travels. Half a surrogate pair, bare, would make Chromium hang up. */
internal fun commandText(id: Int, sessionId: String?, command: Command): String {
    val message =
        buildJsonObject {
            put("id", id)
            put("method", command.method)
            if (sessionId != null) put("sessionId", sessionId)
            put("params", command.params)
        }
    return escapeLoneSurrogates(message.toString())
}

/** What Chromium is told to do. */
internal class Command(val method: String, val params: JsonObject)
