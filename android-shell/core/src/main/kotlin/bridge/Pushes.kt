package cl.luka.shell.core.bridge

import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.call.WebMessenger
import cl.luka.shell.core.model.Insets
import cl.luka.shell.core.port.EventLoop
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.put

/** Messages that the shell sends without a request. Any thread. Source: PROTOCOL.md, "Pushes". */
class Pushes internal constructor(
    private val messenger: WebMessenger,
    private val loop: EventLoop,
    /** Milliseconds since 1970, the same as the web app's. */
    private val clock: () -> Long
) {
    private val network = LatestPush<Boolean>("network") { buildJsonObject { put("online", it) } }
    private val insets = LatestPush<Insets>("insets") { Json.encodeToJsonElement(it) }
    private val theme = LatestPush<Boolean>("theme") { buildJsonObject { put("dark", it) } }
    private val link =
        LatestPush<DeepLink>("link", { it.onAccepted() }) { buildJsonObject { put("to", it.route) } }

    /** The insets of the last call of [insets], on any thread; null before it. */
    @Volatile
    internal var latestInsets: Insets? = null
        private set

    /**
     * The Back key or gesture. [onResult] is called once, on the event loop: with true where the web app
     * handled it, with false where the shell should go back in the history or leave the app.
     */
    fun back(onResult: (Boolean) -> Unit) = loop.post {
        var isPending = true
        val finish = { isHandled: Boolean ->
            if (isPending) onResult(isHandled)
            isPending = false
        }
        val timeout = loop.postDelayed(Timeouts.BACK) { finish(false) }
        messenger.send(push("back", buildJsonObject { put("at", clock()) })) {
            timeout.cancel()
            finish(it)
        }
    }

    /** The app is no longer visible. */
    fun pause() = loop.post { messenger.send(push("pause")) }

    /** The app is visible again. */
    fun resume() = loop.post { messenger.send(push("resume")) }

    /** Whether the device is online now. */
    fun network(online: Boolean) = loop.post { network.set(online) }

    /** The current insets of system bars and keyboard. */
    fun insets(insets: Insets) {
        latestInsets = insets
        loop.post { this.insets.set(insets) }
    }

    /** Whether the device is in night mode. */
    fun theme(isDark: Boolean) = loop.post { theme.set(isDark) }

    /**
     * Opens the screen at [route], as `DeepLinks` parsed it. It is sent again until the web app accepts it; a
     * newer link replaces one that was not accepted yet. [onAccepted] is called on the event loop.
     */
    fun link(route: String, onAccepted: () -> Unit = {}) = loop.post { link.set(DeepLink(route, onAccepted)) }

    /** The web app sent a message, so it is loaded: sends what it has not accepted before. */
    internal fun onMessage() {
        network.send()
        insets.send()
        theme.send()
        link.send()
    }

    /** A new load has received no state yet. A link that was accepted is sent no more. */
    internal fun onNewLoad() {
        network.reset()
        insets.reset()
        theme.reset()
    }

    private fun push(event: String, data: JsonElement? = null) =
        JsonObject(listOfNotNull("event" to JsonPrimitive(event), data?.let { "data" to it }).toMap())

    private class DeepLink(val route: String, val onAccepted: () -> Unit)

    /** What changes over time; only its latest [T] is sent, until the web app accepts that. */
    private inner class LatestPush<T : Any>(
        private val event: String,
        private val onAccepted: (T) -> Unit = {},
        private val toJson: (T) -> JsonElement
    ) {
        private var latest: T? = null
        private var accepted: T? = null
        private var isSending = false

        fun set(value: T) {
            latest = value
            send()
        }

        fun send() {
            val value = latest ?: return
            if (isSending || value == accepted) return
            isSending = true
            messenger.send(push(event, toJson(value))) { isAccepted ->
                isSending = false
                if (isAccepted) {
                    accepted = value
                    onAccepted(value)
                    send()
                }
            }
        }

        /** The next [send] sends it again. */
        fun reset() {
            accepted = null
        }
    }
}
