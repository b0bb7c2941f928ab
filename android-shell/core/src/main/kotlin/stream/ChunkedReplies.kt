package cl.luka.shell.core.stream

import cl.luka.shell.core.call.Deadlines
import cl.luka.shell.core.call.OpenCall
import cl.luka.shell.core.call.PageLink
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.port.Loop
import cl.luka.shell.core.port.PhoneList
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** The most UTF-16 units of one chunked reply. Source: PROTOCOL.md. */
internal const val MAX_REPLY_LENGTH = 64L * 1024 * 1024

/** Sends long lists. Each chunk waits until the page has taken the last one. */
internal class ChunkedReplies(private val link: PageLink, private val loop: Loop) {
    /** Answers [call] with [list], and closes the list however the call ends. */
    fun <T> send(call: OpenCall, list: PhoneList<T>, serializer: KSerializer<T>) {
        val items = list.asSequence().map { Json.encodeToString(serializer, it) }.iterator()
        val total = loop.postDelayed(Deadlines.PERSON) { call.fail(ErrorCode.FAILED, "took too long") }
        call.whenOver {
            total.cancel()
            list.close()
        }
        ChunkedReply(call, ListChunks(items)).sendNext()
    }

    private inner class ChunkedReply(private val call: OpenCall, private val chunks: ListChunks) {
        private var index = 0

        @Suppress("TooGenericExceptionCaught") // A phone's lists throw what they like.
        fun sendNext() {
            if (call.isOver) return
            val data =
                try {
                    chunks.next()
                } catch (error: Exception) {
                    return call.fail(ErrorCode.FAILED, "reading the list: ${error.javaClass.simpleName}")
                }
            when {
                data == null -> link.sendChunk(lastChunk()) { call.forget() }
                chunks.written > MAX_REPLY_LENGTH ->
                    call.fail(ErrorCode.TOO_LARGE, "more text than a reply may hold")
                else -> link.sendChunk(chunk(data), ::goOn)
            }
        }

        private fun goOn(isTaken: Boolean) {
            // Nobody wants the rest: stop reading and forget the call.
            if (!isTaken) return call.forget()
            index += 1
            call.endAfter(Deadlines.USUAL)
            loop.post(::sendNext)
        }

        private fun chunk(data: String): JsonObject = buildJsonObject {
            put("callbackId", call.id)
            put("index", index)
            put("data", data)
        }

        private fun lastChunk(): JsonObject = buildJsonObject {
            put("callbackId", call.id)
            put("index", index)
            put("total_count", chunks.count)
            put("checksum", chunks.checksum())
        }
    }
}
