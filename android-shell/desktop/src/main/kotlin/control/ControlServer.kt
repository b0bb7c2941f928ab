package cl.luka.shell.desktop.control

import cl.luka.shell.core.message.parseJson
import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import java.net.InetAddress
import java.net.InetSocketAddress
import java.security.MessageDigest
import java.util.concurrent.Executors
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** Runs one command with the body of its request. Throws an IllegalArgumentException for a bad body. */
typealias ControlCommand = (JsonObject) -> JsonElement

/**
 * HTTP server on loopback through which tests control the shell: `POST /name` with a JSON body and the
 * [token]. README.md lists the commands.
 */
class ControlServer(val token: String, private val commands: Map<String, ControlCommand>) : AutoCloseable {
    private val server = HttpServer.create(InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0)

    /** Where it is, without a slash at its end. */
    val address: String

    init {
        server.executor =
            Executors.newCachedThreadPool { work -> Thread(work, "control server").apply { isDaemon = true } }
        server.createContext("/") { exchange ->
            try {
                serve(exchange)
            } finally {
                exchange.close()
            }
        }
        server.start()
        address = "http://127.0.0.1:${server.address.port}"
    }

    override fun close() = server.stop(0)

    private fun serve(exchange: HttpExchange) {
        val given = exchange.requestHeaders.getFirst("Authorization").orEmpty()
        val isKnown = MessageDigest.isEqual("Bearer $token".toByteArray(), given.toByteArray())
        val command = commands[exchange.requestURI.path.removePrefix("/")]
        val body = exchange.requestBody.use { it.readBytes() }.toString(Charsets.UTF_8).ifEmpty { "{}" }
        val fields = parseJson(body) as? JsonObject
        when {
            !isKnown -> exchange.answer(UNKNOWN, error("the token of the shell's first line is missing"))
            exchange.requestMethod != "POST" -> exchange.answer(WRONG, error("POST only"))
            command == null -> exchange.answer(
                NONE,
                error("no such command: ${commands.keys.joinToString()}")
            )
            fields == null -> exchange.answer(WRONG, error("the body is no JSON object"))
            else -> exchange.run(command, fields)
        }
    }

    @Suppress("TooGenericExceptionCaught") // Who tests wants to read what went wrong, whatever it was.
    private fun HttpExchange.run(command: ControlCommand, fields: JsonObject) = try {
        answer(OK, command(fields))
    } catch (refused: IllegalArgumentException) {
        answer(WRONG, error(refused.message.orEmpty()))
    } catch (failure: Exception) {
        answer(BROKEN, error(failure.toString()))
    }

    private fun HttpExchange.answer(status: Int, value: JsonElement) {
        val bytes = value.toString().toByteArray()
        responseHeaders.set("Content-Type", "application/json; charset=utf-8")
        sendResponseHeaders(status, bytes.size.toLong())
        responseBody.write(bytes)
    }

    private fun error(text: String) = JsonObject(mapOf("error" to JsonPrimitive(text)))

    private companion object {
        const val OK = 200
        const val WRONG = 400
        const val UNKNOWN = 401
        const val NONE = 404
        const val BROKEN = 500
    }
}
