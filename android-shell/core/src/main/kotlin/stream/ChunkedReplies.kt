package cl.luka.shell.core.stream

import cl.luka.shell.core.call.PendingCall
import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.call.WebMessenger
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.port.CloseableIterator
import cl.luka.shell.core.port.EventLoop
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** Length of one chunk in UTF-16 units. Source: PROTOCOL.md. */
private const val CHUNK_LENGTH = 256 * 1024

/** Maximum length of one chunked reply in UTF-16 units. Source: PROTOCOL.md. */
private const val MAX_REPLY_LENGTH = 64L * 1024 * 1024

/**
 * Sends long lists in chunks, with back-pressure: each chunk waits until the web app accepted the last one.
 */
internal class ChunkedReplies(private val messenger: WebMessenger, private val loop: EventLoop) {
    /** Replies to [call] with [list], and closes the list when the call finishes. */
    fun <T> send(call: PendingCall, list: CloseableIterator<T>, serializer: KSerializer<T>) {
        val items = list.asSequence().map { Json.encodeToString(serializer, it) }.iterator()
        val timeout = loop.postDelayed(Timeouts.USER_ACTION) { call.fail(ErrorCode.FAILED, "took too long") }
        call.onFinish {
            timeout.cancel()
            list.close()
        }
        ChunkedReply(call, ListChunks(items, CHUNK_LENGTH)).sendNext()
    }

    private inner class ChunkedReply(private val call: PendingCall, private val chunks: ListChunks) {
        private var index = 0

        @Suppress("TooGenericExceptionCaught") // Content providers throw anything, and memory may run out.
        fun sendNext() {
            if (call.isFinished) return
            val data =
                try {
                    chunks.next()
                } catch (error: Throwable) {
                    return call.fail(ErrorCode.FAILED, "reading the list: ${error.javaClass.simpleName}")
                }
            when {
                data == null -> messenger.sendChunk(end()) { call.drop() }
                chunks.length > MAX_REPLY_LENGTH ->
                    call.fail(ErrorCode.TOO_LARGE, "longer than a reply may be")
                else -> messenger.sendChunk(part(data), ::onDelivered)
            }
        }

        private fun onDelivered(isAccepted: Boolean) {
            // The web app has cancelled the call: stop reading.
            if (!isAccepted) return call.drop()
            index += 1
            call.setTimeout(Timeouts.DEFAULT)
            loop.post(::sendNext)
        }

        private fun part(data: String): JsonObject = buildJsonObject {
            put("callbackId", call.id)
            put("index", index)
            put("data", data)
        }

        private fun end(): JsonObject = buildJsonObject {
            put("callbackId", call.id)
            put("index", index)
            put("total_count", chunks.count)
            put("checksum", chunks.checksum())
        }
    }
}
