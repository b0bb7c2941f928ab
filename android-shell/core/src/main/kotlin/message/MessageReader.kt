package cl.luka.shell.core.message

import java.security.MessageDigest
import kotlinx.serialization.json.JsonObject

/** The most UTF-16 units of one message. Source: PROTOCOL.md. */
const val MAX_MESSAGE_LENGTH = 8 * 1024 * 1024

private const val MAX_ID_LENGTH = 80
private const val MAX_NAME_LENGTH = 80
private const val ENVELOPE_LENGTH = 512
private val idInHead = Regex("\"callbackId\"\\s*:\\s*\"([^\"\\\\]{1,$MAX_ID_LENGTH})\"")
private val secretInTail = Regex("\"secret\"\\s*:\\s*\"([^\"\\\\]+)\"\\s*\\}\\s*$")

/**
 * Reads what was posted to the shell. Everything but the page of this load is dropped, by [secret],
 * before anything else about it is looked at. Never throws; any thread.
 */
class MessageReader(private val secret: () -> String?) {
    /** What [text] comes to. */
    fun read(text: String): Message {
        if (text.length > MAX_MESSAGE_LENGTH) return readEnvelope(text, ErrorCode.TOO_LARGE)
        if (isTooDeep(text)) return readEnvelope(text, ErrorCode.INVALID)
        val fields = parseJson(text) as? JsonObject ?: return Message.Dropped
        if (!isSecret(fields.text("secret"))) return Message.Dropped
        val id = fields.text("callbackId")
        if (id.isNullOrEmpty() || id.length > MAX_ID_LENGTH) return Message.Dropped
        return try {
            readAddressed(id, fields)
        } catch (refused: RequestRefused) {
            Message.Malformed(id, ErrorCode.INVALID, "not of the contract's shape: ${refused.field}")
        }
    }

    private fun readAddressed(id: String, fields: JsonObject): Message {
        val name = fields.text("event") ?: throw RequestRefused("event")
        val event = Event.of(name) ?: return Message.Unknown(id)
        if (fields.present("resume") != null) return Message.Resume(id, event, fields.name("resume"))
        val keep = if (fields.present("keep") == null) null else fields.name("keep")
        val request = readRequest(event, fields.present("data"))
        return Message.Call(id, request, keep.takeIf { event.isKept })
    }

    /** Whom to answer on a message that must not be parsed: the page writes id first and secret last. */
    private fun readEnvelope(text: String, code: ErrorCode): Message {
        val secret = secretInTail.find(text.takeLast(ENVELOPE_LENGTH))?.groupValues?.get(1)
        if (!isSecret(secret)) return Message.Dropped
        val id = idInHead.find(text.take(ENVELOPE_LENGTH))?.groupValues?.get(1) ?: return Message.Dropped
        return Message.Malformed(id, code, "more text, or deeper, than a message may be")
    }

    private fun isSecret(guess: String?): Boolean {
        val expected = secret() ?: return false
        // In a time that does not tell how much of the guess was right.
        return MessageDigest.isEqual(expected.toByteArray(), guess.orEmpty().toByteArray())
    }

    private fun JsonObject.name(field: String): String =
        text(field)?.takeIf { it.length in 1..MAX_NAME_LENGTH } ?: throw RequestRefused(field)
}
