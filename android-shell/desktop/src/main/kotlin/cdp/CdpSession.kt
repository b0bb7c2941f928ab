package cl.luka.shell.desktop.cdp

import java.util.concurrent.CompletableFuture
import java.util.concurrent.ConcurrentHashMap
import java.util.concurrent.ExecutionException
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonObjectBuilder
import kotlinx.serialization.json.buildJsonObject

private const val TIMEOUT_SECONDS = 30L

/** Chromium rejected a command, or is gone. */
class CdpException(message: String) : Exception(message)

/** A session with a page, frame or worker; with [id] null the browser itself. Any thread. */
class CdpSession internal constructor(private val connection: CdpConnection, val id: String?) {
    private val handlers = ConcurrentHashMap<String, (JsonObject) -> Unit>()

    /** Sends a command. The future may be ignored. */
    fun send(method: String, params: JsonObjectBuilder.() -> Unit = {}): CompletableFuture<JsonObject> =
        connection.send(id, method, buildJsonObject(params))

    /** Sends a command and waits for its reply. Throws a [CdpException]. */
    fun call(method: String, params: JsonObjectBuilder.() -> Unit = {}): JsonObject = try {
        send(method, params).get(TIMEOUT_SECONDS, TimeUnit.SECONDS)
    } catch (error: ExecutionException) {
        throw CdpException("$method: ${error.cause?.message}")
    } catch (_: TimeoutException) {
        throw CdpException("$method: timed out")
    }

    /** Calls [handler] for every event of that name, in order, on the event thread. */
    fun on(event: String, handler: (JsonObject) -> Unit) {
        handlers[event] = handler
    }

    /** Ends the session: its page is gone. */
    fun forget() = connection.forget(id)

    /** The session of a page or frame that this one has attached to. */
    fun child(id: String): CdpSession = connection.session(id)

    @Suppress("TooGenericExceptionCaught") // One failing event handler must not end all others.
    internal fun handle(event: String, params: JsonObject) {
        try {
            handlers[event]?.invoke(params)
        } catch (error: Exception) {
            System.err.println("$event: $error")
        }
    }
}
