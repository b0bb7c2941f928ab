package cl.luka.shell.core.call

import cl.luka.shell.core.message.escapeLoneSurrogates
import cl.luka.shell.core.port.Loop
import cl.luka.shell.core.port.Page
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** The only one who runs script in the page. Used on the loop only. */
internal class PageLink(private val page: Page, private val loop: Loop) {
    private val deliveries = linkedSetOf<Delivery>()

    /** Hands [message] to the page; [taken] is called once, with whether the page took it. */
    fun sendMessage(message: JsonObject, taken: (Boolean) -> Unit = {}) {
        // As text: in an object literal a key `__proto__` would be no key.
        send("onMessage", JsonPrimitive(escapeLoneSurrogates(message.toString())).toString(), taken)
    }

    /** Hands [chunk] to the page, as [sendMessage] does, but without quoting its long text twice. */
    fun sendChunk(chunk: JsonObject, taken: (Boolean) -> Unit) {
        send("onChunk", escapeLoneSurrogates(chunk.toString()), taken)
    }

    /** The page is gone: nothing that was on its way arrives any more. */
    fun onNewLoad() = deliveries.toList().forEach { it.end(false) }

    private fun send(function: String, argument: String, taken: (Boolean) -> Unit) {
        val delivery = Delivery(taken)
        page.evaluate("typeof window.$function==='function'?window.$function($argument):null") { value ->
            loop.post { delivery.end(value == "true") }
        }
    }

    private inner class Delivery(private val taken: (Boolean) -> Unit) {
        // A renderer that hangs or has died never returns.
        private val timer = loop.postDelayed(Deadlines.USUAL) { end(false) }

        init {
            deliveries += this
        }

        fun end(isTaken: Boolean) {
            if (!deliveries.remove(this)) return
            timer.cancel()
            taken(isTaken)
        }
    }
}
