package cl.luka.shell.core.call

import cl.luka.shell.core.message.escapeLoneSurrogates
import cl.luka.shell.core.port.EventLoop
import cl.luka.shell.core.port.MainFrame
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * Sends messages to the web app: nothing else evaluates JavaScript in it. Call on the event loop only.
 */
internal class WebMessenger(private val mainFrame: MainFrame, private val loop: EventLoop) {
    private val deliveries = linkedSetOf<Delivery>()

    /** Sends [message]; [onDelivered] is called once, with true where the web app accepted it. */
    fun send(message: JsonObject, onDelivered: (Boolean) -> Unit = {}) =
        // As a string: in an object literal the key `__proto__` would set the prototype.
        evaluate("onMessage", JsonPrimitive(escapeLoneSurrogates(message.toString())).toString(), onDelivered)

    /** Sends [chunk] like [send], as an object literal: its long text is quoted only once. */
    fun sendChunk(chunk: JsonObject, onDelivered: (Boolean) -> Unit) =
        evaluate("onChunk", escapeLoneSurrogates(chunk.toString()), onDelivered)

    /** The load is over: its deliveries count as not accepted. */
    fun onNewLoad() = deliveries.toList().forEach { it.finish(false) }

    private fun evaluate(function: String, argument: String, onDelivered: (Boolean) -> Unit) {
        val delivery = Delivery(onDelivered)
        mainFrame.evaluate("typeof window.$function==='function'?window.$function($argument):null") { value ->
            loop.post { delivery.finish(value == "true") }
        }
    }

    private inner class Delivery(private val onDelivered: (Boolean) -> Unit) {
        // A renderer that hangs or has died never returns.
        private val timeout = loop.postDelayed(Timeouts.DEFAULT) { finish(false) }

        init {
            deliveries += this
        }

        fun finish(isAccepted: Boolean) {
            if (!deliveries.remove(this)) return
            timeout.cancel()
            onDelivered(isAccepted)
        }
    }
}
