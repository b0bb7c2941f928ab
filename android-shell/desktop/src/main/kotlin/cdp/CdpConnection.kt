package cl.luka.shell.desktop.cdp

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
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/**
 * Chromium's remote port. Commands leave one after the other on a thread of their own, events come on
 * another; a command completes on neither, so that a handler of events may wait for one.
 */
class CdpConnection(address: URI, private val onClosed: () -> Unit = {}) : AutoCloseable {
    private val ids = AtomicInteger()
    private val pending = ConcurrentHashMap<Int, Pending>()
    private val sessions = ConcurrentHashMap<String, CdpSession>()
    private val writer = daemon("cdp writer")
    private val events = daemon("cdp events")

    /** What concerns no single page. */
    val browser = CdpSession(this, null)
    private val socket: WebSocket =
        HttpClient
            .newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(address, TextListener(::receive, ::end))
            .join()

    /** The session of that [id]; its events are heard from now on. */
    fun session(id: String): CdpSession = sessions.getOrPut(id) { CdpSession(this, id) }

    override fun close() {
        socket.abort()
        writer.shutdownNow()
        events.shutdownNow()
        failAll { true }
    }

    internal fun send(sessionId: String?, command: Command): CompletableFuture<JsonObject> {
        val id = ids.incrementAndGet()
        val answer = CompletableFuture<JsonObject>()
        pending[id] = Pending(sessionId, answer)
        val text = commandText(id, sessionId, command)
        try {
            writer.execute { write(id, text) }
        } catch (_: RejectedExecutionException) {
            fail(id, "the connection is closed")
        }
        return answer
    }

    /** Nothing of this session comes any more: who waits for it is told. */
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
            if (!events.isShutdown) events.execute { handOut(message) }
            return
        }
        val answer = pending.remove(id)?.answer ?: return
        val error = message["error"]
        if (error != null) {
            answer.completeExceptionally(CdpException(error.toString()))
        } else {
            answer.complete(message["result"]?.jsonObject ?: JsonObject(emptyMap()))
        }
    }

    private fun handOut(event: JsonObject) {
        val id = event.text("sessionId")
        val session = if (id == null) browser else sessions[id]
        session?.handle(event.text("method").orEmpty(), event["params"]?.jsonObject ?: JsonObject(emptyMap()))
    }

    private fun end() {
        failAll { true }
        onClosed()
    }

    private fun failAll(isMeant: (Pending) -> Boolean) =
        pending.filterValues(isMeant).keys.forEach { fail(it, "the page or the browser is gone") }

    private fun fail(id: Int, why: String) {
        pending.remove(id)?.answer?.completeExceptionally(CdpException(why))
    }

    private class Pending(val sessionId: String?, val answer: CompletableFuture<JsonObject>)
}

/** One thread that does not keep the process alive. */
internal fun daemon(name: String): ExecutorService =
    Executors.newSingleThreadExecutor { work -> Thread(work, name).apply { isDaemon = true } }
