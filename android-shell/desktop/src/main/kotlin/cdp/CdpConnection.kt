package cl.luka.shell.desktop.cdp

import cl.luka.shell.core.message.escapeLoneSurrogates
import cl.luka.shell.core.message.text
import java.net.URI
import java.net.http.HttpClient
import java.net.http.WebSocket
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CompletionException
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.ExecutorService
import java.util.concurrent.Executors
import java.util.concurrent.RejectedExecutionException
import java.util.concurrent.atomic.AtomicInteger
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put

/**
 * A connection to Chromium's remote debugging port. Commands are sent one by one on a thread of their own,
 * events are handled on another. Replies complete on neither, so that an event handler may wait for one.
 */
class CdpConnection(address: URI, private val onClosed: () -> Unit = {}) : AutoCloseable {
    private val ids = AtomicInteger()
    private val pending = ConcurrentHashMap<Int, PendingCommand>()
    private val sessions = ConcurrentHashMap<String, CdpSession>()
    private val writer = daemonExecutor("cdp writer")
    private val events = daemonExecutor("cdp events")

    /** The session of the browser itself. */
    val browser = CdpSession(this, null)
    private val socket: WebSocket =
        HttpClient
            .newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(address, WebSocketListener(::receive, ::end))
            .join()

    /** The session of that [id]; its events are handled from now on. */
    fun session(id: String): CdpSession = sessions.getOrPut(id) { CdpSession(this, id) }

    override fun close() {
        socket.abort()
        writer.shutdownNow()
        events.shutdownNow()
        failAll { true }
    }

    internal fun send(sessionId: String?, method: String, params: JsonObject): CompletableFuture<JsonObject> {
        val id = ids.incrementAndGet()
        val reply = CompletableFuture<JsonObject>()
        pending[id] = PendingCommand(sessionId, reply)
        val command =
            buildJsonObject {
                put("id", id)
                put("method", method)
                if (sessionId != null) put("sessionId", sessionId)
                put("params", params)
            }
        try {
            // Chromium closes the connection when it receives a lone surrogate.
            writer.execute { write(id, escapeLoneSurrogates(command.toString())) }
        } catch (_: RejectedExecutionException) {
            fail(id, "the connection is closed")
        }
        return reply
    }

    /** Fails the commands of a session whose page is gone. */
    internal fun forget(sessionId: String?) {
        sessionId?.let(sessions::remove)
        failAll { it.sessionId == sessionId }
    }

    private fun write(id: Int, text: String) {
        try {
            socket.sendText(text, true).join()
        } catch (error: CompletionException) {
            fail(id, "not sent: ${error.cause?.javaClass?.simpleName}")
        }
    }

    private fun receive(text: String) {
        val message = Json.parseToJsonElement(text).jsonObject
        val id = message["id"]?.jsonPrimitive?.int
        if (id == null) {
            if (!events.isShutdown) events.execute { dispatch(message) }
            return
        }
        val reply = pending.remove(id)?.reply ?: return
        val error = message["error"]
        if (error != null) {
            reply.completeExceptionally(CdpException(error.toString()))
        } else {
            reply.complete(message["result"]?.jsonObject ?: JsonObject(emptyMap()))
        }
    }

    private fun dispatch(event: JsonObject) {
        val id = event.text("sessionId")
        val session = if (id == null) browser else sessions[id]
        session?.handle(event.text("method").orEmpty(), event["params"]?.jsonObject ?: JsonObject(emptyMap()))
    }

    private fun end() {
        failAll { true }
        onClosed()
    }

    private fun failAll(matches: (PendingCommand) -> Boolean) =
        pending.filterValues(matches).keys.forEach { fail(it, "the page or the browser is gone") }

    private fun fail(id: Int, reason: String) {
        pending.remove(id)?.reply?.completeExceptionally(CdpException(reason))
    }

    private class PendingCommand(val sessionId: String?, val reply: CompletableFuture<JsonObject>)
}

/** An executor with one daemon thread. */
internal fun daemonExecutor(name: String): ExecutorService =
    Executors.newSingleThreadExecutor { work -> Thread(work, name).apply { isDaemon = true } }
