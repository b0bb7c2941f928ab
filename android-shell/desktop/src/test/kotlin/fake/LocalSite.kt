package cl.luka.shell.desktop.fake

import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress

/** A foreign site on loopback: one page for every URL. */
class LocalSite(private val html: String) : AutoCloseable {
    private val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0)

    val address = "http://127.0.0.1:${server.address.port}"

    init {
        server.createContext("/") { exchange ->
            val bytes = html.toByteArray()
            exchange.responseHeaders.set("Content-Type", "text/html; charset=utf-8")
            exchange.sendResponseHeaders(200, bytes.size.toLong())
            exchange.responseBody.use { it.write(bytes) }
        }
        server.start()
    }

    override fun close() = server.stop(0)
}
