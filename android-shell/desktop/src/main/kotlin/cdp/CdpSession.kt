package cl.luka.shell.desktop.cdp

import java.util.concurrent.CompletableFuture
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.ExecutionException
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.buildJsonObject

private const val PATIENCE_SECONDS = 30L

/** One page, frame or worker of Chromium; with [id] null the browser itself. Any thread. */
class CdpSession internal constructor(private val connection: CdpConnection, val id: String?) {
    private val handlers = ConcurrentHashMap<String, (JsonObject) -> Unit>()

    /** Sends [method]; who does not look at the answer does not care whether it worked. */
    fun send(method: String, params: JsonObjectBuilder.() -> Unit = {}): CompletableFuture<JsonObject> =
        connection.send(id, Command(method, buildJsonObject(params)))

    /** Sends [method] and waits for its answer. Throws a [CdpException]. */
    fun call(method: String, params: JsonObjectBuilder.() -> Unit = {}): JsonObject = try {
        send(method, params).get(PATIENCE_SECONDS, TimeUnit.SECONDS)
    } catch (error: ExecutionException) {
        throw CdpException("$method: ${error.cause?.message}")
    } catch (_: TimeoutException) {
        throw CdpException("$method: no answer")
    }

    /** Calls [handler] for every event of that name, in order, on the thread of events. */
    fun on(event: String, handler: (JsonObject) -> Unit) {
        handlers[event] = handler
    }

    /** Nothing comes from here any more. */
    fun forget() = connection.forget(id)

    /** The session of a page or frame that this one told of. */
    fun child(id: String): CdpSession = connection.session(id)

    @Suppress("TooGenericExceptionCaught") // One event that cannot be dealt with must not end all others.
    internal fun handle(event: String, params: JsonObject) {
        try {
            handlers[event]?.invoke(params)
        } catch (error: Exception) {
            System.err.println("$event: $error")
        }
    }
}
