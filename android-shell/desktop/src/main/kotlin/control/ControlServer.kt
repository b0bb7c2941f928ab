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

    /** The URL without a trailing slash. */
    val address: String

    init {
        server.executor =
            Executors.newCachedThreadPool { work -> Thread(work, "control server").apply { isDaemon = true } }
        server.createContext("/") { exchange ->
            try {
                handle(exchange)
            } finally {
                exchange.close()
            }
        }
        server.start()
        address = "http://127.0.0.1:${server.address.port}"
    }

    override fun close() = server.stop(0)

    private fun handle(exchange: HttpExchange) {
        val authorization = exchange.requestHeaders.getFirst("Authorization").orEmpty()
        val isAuthorized = MessageDigest.isEqual("Bearer $token".toByteArray(), authorization.toByteArray())
        val command = commands[exchange.requestURI.path.removePrefix("/")]
        val body = exchange.requestBody.use { it.readBytes() }.toString(Charsets.UTF_8).ifEmpty { "{}" }
        val fields = parseJson(body) as? JsonObject
        when {
            !isAuthorized -> exchange.reply(UNAUTHORIZED, error("the token of the first line is missing"))
            exchange.requestMethod != "POST" -> exchange.reply(BAD_REQUEST, error("POST only"))
            command == null ->
                exchange.reply(NOT_FOUND, error("no such command: ${commands.keys.joinToString()}"))
            fields == null -> exchange.reply(BAD_REQUEST, error("the body is no JSON object"))
            else -> exchange.run(command, fields)
        }
    }

    @Suppress("TooGenericExceptionCaught") // The test gets every error as its reply.
    private fun HttpExchange.run(command: ControlCommand, fields: JsonObject) = try {
        reply(OK, command(fields))
    } catch (invalid: IllegalArgumentException) {
        reply(BAD_REQUEST, error(invalid.message.orEmpty()))
    } catch (failure: Exception) {
        reply(INTERNAL_ERROR, error(failure.toString()))
    }

    private fun HttpExchange.reply(status: Int, value: JsonElement) {
        val bytes = value.toString().toByteArray()
        responseHeaders.set("Content-Type", "application/json; charset=utf-8")
        sendResponseHeaders(status, bytes.size.toLong())
        responseBody.write(bytes)
    }

    private fun error(text: String) = JsonObject(mapOf("error" to JsonPrimitive(text)))

    private companion object {
        const val OK = 200
        const val BAD_REQUEST = 400
        const val UNAUTHORIZED = 401
        const val NOT_FOUND = 404
        const val INTERNAL_ERROR = 500
    }
}
