package cl.luka.shell.core.call

import cl.luka.shell.core.port.EventLoop
import cl.luka.shell.core.port.MainFrame

/**
 * The message channel that is offered to a load of the web app, once. Call on the event loop only. Source:
 * PROTOCOL.md, "Message channel".
 */
internal class PageChannel(mainFrame: MainFrame, loop: EventLoop, secret: String) {
    /** Waiting for the result of each message, in the order in which they were posted. */
    private val listeners = ArrayDeque<(Boolean) -> Unit>()
    private val end = mainFrame.openChannel("channel:$secret") { text -> loop.post { receive(text) } }
    private var isClosed = false

    /** True from when the web app has accepted the offer until the channel is closed. */
    var isOpen = false
        private set

    /** Posts [text]; [onResult] is called once, with true where the web app accepted it. */
    fun post(text: String, onResult: (Boolean) -> Unit) {
        listeners += onResult
        end?.post(text)
    }

    /** Ends the channel for good; messages without a result count as not accepted. */
    fun close() {
        if (isClosed) return
        isClosed = true
        isOpen = false
        end?.close()
        while (listeners.isNotEmpty()) listeners.removeFirst()(false)
    }

    private fun receive(text: String?) {
        when (text) {
            null -> close()
            "ready" -> isOpen = !isClosed
            else -> text.split(',').forEach { listeners.removeFirstOrNull()?.invoke(it == "true") }
        }
    }
}
