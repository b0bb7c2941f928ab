package cl.luka.shell.core.message

import java.security.MessageDigest
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject

/** Maximum length of one message in UTF-16 units. Source: PROTOCOL.md. */
const val MAX_MESSAGE_LENGTH = 8 * 1024 * 1024

private const val MAX_ID_LENGTH = 80
private const val MAX_NAME_LENGTH = 80
private const val ENVELOPE_LENGTH = 512

/** White space of JSON. */
private const val SPACE = "[ \\t\\r\\n]*"
private val idAtStart = Regex("\"callbackId\"$SPACE:$SPACE\"([^\"\\\\]{1,$MAX_ID_LENGTH})\"")
private val secretAtEnd = Regex("\"secret\"$SPACE:$SPACE\"([^\"\\\\]+)\"$SPACE\\}$SPACE$")

/**
 * Parses messages posted to the shell. A message without the [secret] of the current load is ignored before
 * anything else of it is read. Never throws. Any thread.
 */
class MessageParser(private val secret: () -> String?) {
    /** Parses [text]. */
    fun parse(text: String): Message {
        if (text.length > MAX_MESSAGE_LENGTH) return parseEnvelope(text, ErrorCode.TOO_LARGE)
        if (isTooDeep(text)) return parseEnvelope(text, ErrorCode.INVALID)
        val fields = parseJson(text) as? JsonObject ?: return Message.Ignored
        if (!isSecret(fields.text("secret"))) return Message.Ignored
        val id = fields.text("callbackId")
        if (id.isNullOrEmpty() || id.length > MAX_ID_LENGTH) return Message.Ignored
        return try {
            parseAccepted(id, fields)
        } catch (invalid: InvalidRequest) {
            Message.Malformed(id, ErrorCode.INVALID, "does not match the contract: ${invalid.field}")
        }
    }

    private fun parseAccepted(id: String, fields: JsonObject): Message {
        val event = fields.text("event") ?: throw InvalidRequest("event")
        if (event !in Request.events) return Message.UnknownEvent(id)
        if (fields.present("resume") != null) return Message.Resume(id, event, fields.name("resume"))
        val keep = if (fields.present("keep") == null) null else fields.name("keep")
        val request = Request.parse(event, fields.present("data"))
        return Message.Call(id, event, request, keep.takeIf { request is Request.Resumable })
    }

    /** For a message that must not be parsed as JSON: the web app writes the id first and the secret last. */
    private fun parseEnvelope(text: String, code: ErrorCode): Message {
        val secret = secretAtEnd.find(text.takeLast(ENVELOPE_LENGTH))?.groupValues?.get(1)
        if (!isSecret(secret)) return Message.Ignored
        val id = idAtStart.find(text.take(ENVELOPE_LENGTH))?.groupValues?.get(1) ?: return Message.Ignored
        return Message.Malformed(id, code, "longer, or nested deeper, than a message may be")
    }

    private fun isSecret(guess: String?): Boolean {
        val expected = secret() ?: return false
        // In constant time, so that the time does not tell how much of the guess is right.
        return MessageDigest.isEqual(expected.toByteArray(), guess.orEmpty().toByteArray())
    }

    /** Outside of `data`, null counts as absent. */
    private fun JsonObject.present(field: String): JsonElement? = this[field]?.takeUnless { it is JsonNull }

    private fun JsonObject.name(field: String): String =
        text(field)?.takeIf { it.length in 1..MAX_NAME_LENGTH } ?: throw InvalidRequest(field)
}
