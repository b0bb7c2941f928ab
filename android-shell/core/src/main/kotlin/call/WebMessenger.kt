package cl.luka.shell.core.call

import cl.luka.shell.core.message.escapeLoneSurrogates
import cl.luka.shell.core.port.EventLoop
import cl.luka.shell.core.port.MainFrame
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/**
 * Sends messages to the web app, by a message channel where it has accepted one, otherwise by a script;
 * nothing else evaluates JavaScript in it. Call on the event loop only.
 */
internal class WebMessenger(private val mainFrame: MainFrame, private val loop: EventLoop) {
    private val deliveries = linkedSetOf<Delivery>()
    private var channel: PageChannel? = null

    /** Sends [message]; [onDelivered] is called once, with true where the web app accepted it. */
    fun send(message: JsonObject, onDelivered: (Boolean) -> Unit = {}) {
        val text = escapeLoneSurrogates(message.toString())
        if (post("onMessage", text, onDelivered)) return
        // As a string: in an object literal the key `__proto__` would set the prototype.
        evaluate("onMessage", JsonPrimitive(text).toString(), onDelivered)
    }

    /**
     * Sends [chunk] like [send], with [data], a part of a list's text without lone surrogates. A channel
     * carries that as it is, a script in an object literal: the long text is quoted once at the most.
     */
    fun sendChunk(chunk: JsonObject, data: String?, onDelivered: (Boolean) -> Unit) {
        val lines = listOfNotNull(escapeLoneSurrogates(chunk.toString()), data)
        if (post("onChunk", lines.joinToString("\n"), onDelivered)) return
        val whole = if (data == null) chunk else JsonObject(chunk + ("data" to JsonPrimitive(data)))
        evaluate("onChunk", escapeLoneSurrogates(whole.toString()), onDelivered)
    }

    /** Offers a message channel to the load with this [secret], if that was not done before. */
    fun offerChannel(secret: String) {
        if (channel == null) channel = PageChannel(mainFrame, loop, secret)
    }

    /** The load is over: its deliveries count as not accepted. */
    fun onNewLoad() {
        deliveries.toList().forEach { it.finish(false) }
        channel?.close()
        channel = null
    }

    /** Returns false where no channel is open, or while a script runs that the message could overtake. */
    private fun post(function: String, text: String, onDelivered: (Boolean) -> Unit): Boolean {
        val open = channel?.takeIf(PageChannel::isOpen) ?: return false
        if (deliveries.any(Delivery::isScript)) return false
        open.post("$function:$text", Delivery(onDelivered, isScript = false)::finish)
        return true
    }

    private fun evaluate(function: String, argument: String, onDelivered: (Boolean) -> Unit) {
        val delivery = Delivery(onDelivered, isScript = true)
        mainFrame.evaluate("typeof window.$function==='function'?window.$function($argument):null") { value ->
            loop.post { delivery.finish(value == "true") }
        }
    }

    private inner class Delivery(private val onDelivered: (Boolean) -> Unit, val isScript: Boolean) {
        // A renderer that hangs or has died never returns.
        private val timeout =
            loop.postDelayed(Timeouts.DEFAULT) {
                finish(false)
                // A script may still reach the web app.
                if (!isScript) channel?.close()
            }

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
