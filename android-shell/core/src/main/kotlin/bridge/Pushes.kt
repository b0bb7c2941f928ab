package cl.luka.shell.core.bridge

import cl.luka.shell.core.call.Deadlines
import cl.luka.shell.core.call.PageLink
import cl.luka.shell.core.port.Loop
import cl.luka.shell.core.shape.Insets
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.encodeToJsonElement
import kotlinx.serialization.json.put

/** What the shell tells the page without being asked. Any thread. Source: PROTOCOL.md, "Pushes". */
class Pushes internal constructor(private val link: PageLink, private val loop: Loop) {
    private val network = State("network")
    private val insets = State("insets")
    private val links = Links()

    /**
     * The hardware key or gesture. [handled] is called once, on the loop: true where the page dealt with
     * it; false where the shell has to go back in history, or leave.
     */
    fun back(handled: (Boolean) -> Unit) = loop.post {
        var isOpen = true
        val answer = { isHandled: Boolean ->
            if (isOpen) handled(isHandled)
            isOpen = false
        }
        val timer = loop.postDelayed(Deadlines.BACK) { answer(false) }
        link.sendMessage(push("back")) {
            timer.cancel()
            answer(it)
        }
    }

    /** The app went out of sight. */
    fun pause() = loop.post { link.sendMessage(push("pause")) }

    /** The app is in sight again. */
    fun resume() = loop.post { link.sendMessage(push("resume")) }

    /** Whether there is a network now. */
    fun network(online: Boolean) = loop.post { network.change(buildJsonObject { put("online", online) }) }

    /** The room that bars and keyboard take now. */
    fun insets(insets: Insets) = loop.post { this.insets.change(Json.encodeToJsonElement(insets)) }

    /**
     * Another app has a link to the screen at [route], as `AppLinks` reads it. A page that is not there yet
     * is told once it is; a newer link takes the place of one that waits. [taken] on the loop, once a page
     * has it.
     */
    fun link(route: String, taken: () -> Unit = {}) = loop.post { links.follow(Link(route, taken)) }

    /** The page has shown that it is there: it gets what it has not taken before. */
    internal fun onMessage() {
        network.send()
        insets.send()
        links.send()
    }

    /** A new page knows nothing. */
    internal fun onNewLoad() {
        network.taken = null
        insets.taken = null
    }

    private fun push(event: String, data: JsonElement? = null) =
        JsonObject(listOfNotNull("event" to JsonPrimitive(event), data?.let { "data" to it }).toMap())

    /** What is so until it changes; the page is told until it has taken what is so now. */
    private inner class State(private val event: String) {
        private var now: JsonElement? = null
        private var isOnItsWay = false
        var taken: JsonElement? = null

        fun change(data: JsonElement) {
            now = data
            send()
        }

        fun send() {
            val data = now ?: return
            if (isOnItsWay || data == taken) return
            isOnItsWay = true
            link.sendMessage(push(event, data)) { isTaken ->
                isOnItsWay = false
                if (isTaken) taken = data
                if (isTaken && now != data) send()
            }
        }
    }

    private class Link(val route: String, val taken: () -> Unit)

    /** A link is told until a page has taken it, and then no more: nobody is led to the same place twice. */
    private inner class Links {
        private var waiting: Link? = null
        private var isOnItsWay = false

        fun follow(next: Link) {
            waiting = next
            send()
        }

        fun send() {
            val next = waiting ?: return
            if (isOnItsWay) return
            isOnItsWay = true
            link.sendMessage(push("link", buildJsonObject { put("to", next.route) })) { isTaken ->
                isOnItsWay = false
                if (isTaken) end(next)
            }
        }

        private fun end(done: Link) {
            done.taken()
            if (waiting === done) waiting = null else send()
        }
    }
}
