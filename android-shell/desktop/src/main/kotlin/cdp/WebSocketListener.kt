package cl.luka.shell.desktop.cdp

import java.net.http.WebSocket
import java.util.concurrent.CompletionStage

/** Joins the frames of a message and calls [onMessage], in order; [onEnd] when the socket closes or fails. */
internal class WebSocketListener(private val onMessage: (String) -> Unit, private val onEnd: () -> Unit) :
    WebSocket.Listener {
    private val buffer = StringBuilder()

    override fun onText(socket: WebSocket, data: CharSequence, last: Boolean): CompletionStage<*>? {
        buffer.append(data)
        if (last) {
            val message = buffer.toString()
            buffer.setLength(0)
            onMessage(message)
        }
        socket.request(1)
        return null
    }

    override fun onClose(socket: WebSocket, statusCode: Int, reason: String): CompletionStage<*>? {
        onEnd()
        return null
    }

    override fun onError(socket: WebSocket, error: Throwable) = onEnd()
}
