package cl.luka.shell.desktop.cdp

import java.net.http.WebSocket
import java.util.concurrent.CompletionStage

/** Hands out whole texts of a socket, in order, on the socket's thread; [ended] however it ends. */
internal class TextListener(private val received: (String) -> Unit, private val ended: () -> Unit) :
    WebSocket.Listener {
    private val text = StringBuilder()

    override fun onText(socket: WebSocket, data: CharSequence, last: Boolean): CompletionStage<*>? {
        text.append(data)
        if (last) {
            val whole = text.toString()
            text.setLength(0)
            received(whole)
        }
        socket.request(1)
        return null
    }

    override fun onClose(socket: WebSocket, statusCode: Int, reason: String): CompletionStage<*>? {
        ended()
        return null
    }

    override fun onError(socket: WebSocket, error: Throwable) = ended()
}
