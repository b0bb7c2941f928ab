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
    private val network = StatePush("network")
    private val insets = StatePush("insets")
    private val theme = StatePush("theme")
    private val link = LinkPush()

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
    fun network(online: Boolean) = loop.post { network.set(buildJsonObject { put("online", online) }) }

    /** The current insets of system bars and keyboard. */
    fun insets(insets: Insets) {
        latestInsets = insets
        loop.post { this.insets.set(Json.encodeToJsonElement(insets)) }
    }

    /** Whether the device is in night mode. */
    fun theme(isDark: Boolean) = loop.post { theme.set(buildJsonObject { put("dark", isDark) }) }

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

    /** A new load has received no state yet. */
    internal fun onNewLoad() {
        network.accepted = null
        insets.accepted = null
        theme.accepted = null
    }

    private fun push(event: String, data: JsonElement? = null) =
        JsonObject(listOfNotNull("event" to JsonPrimitive(event), data?.let { "data" to it }).toMap())

    /** A value that changes over time; only its latest version is sent, until the web app accepts that. */
    private inner class StatePush(private val event: String) {
        private var latest: JsonElement? = null
        private var isSending = false
        var accepted: JsonElement? = null

        fun set(data: JsonElement) {
            latest = data
            send()
        }

        fun send() {
            val data = latest ?: return
            if (isSending || data == accepted) return
            isSending = true
            messenger.send(push(event, data)) { isAccepted ->
                isSending = false
                if (isAccepted) accepted = data
                if (isAccepted && latest != data) send()
            }
        }
    }

    private class DeepLink(val route: String, val onAccepted: () -> Unit)

    /** Unlike a state, a link is sent no more once it was accepted, also not after a reload. */
    private inner class LinkPush {
        private var latest: DeepLink? = null
        private var isSending = false

        fun set(link: DeepLink) {
            latest = link
            send()
        }

        fun send() {
            val link = latest ?: return
            if (isSending) return
            isSending = true
            messenger.send(push("link", buildJsonObject { put("to", link.route) })) { isAccepted ->
                isSending = false
                if (isAccepted) finish(link)
            }
        }

        private fun finish(link: DeepLink) {
            link.onAccepted()
            if (latest === link) latest = null else send()
        }
    }
}
