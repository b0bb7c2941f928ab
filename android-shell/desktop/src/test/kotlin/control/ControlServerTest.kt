package cl.luka.shell.desktop.control

import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class ControlServerTest {
    private val server =
        ControlServer(
            "right",
            mapOf(
                "echo" to { fields -> JsonPrimitive(fields.requiredText("text")) },
                "fall" to { _ -> error("fell") }
            )
        )

    @AfterEach
    fun end() = server.close()

    @Test
    fun `Given the token and a command, it runs`() {
        assertEquals(200 to "\"ñ\"", post("echo", "{\"text\":\"ñ\"}"))
    }

    @Test
    fun `Given no token or a wrong one, nothing runs`() {
        assertEquals(401, post("echo", "{\"text\":\"a\"}", token = null).first)
        assertEquals(401, post("echo", "{\"text\":\"a\"}", token = "wrong").first)
    }

    @Test
    fun `Given a bad request, the reply tells what is wrong`() {
        assertEquals(400 to "{\"error\":\"text: a string is required\"}", post("echo", ""))
        assertEquals(400, post("echo", "[]").first)
        assertEquals(404 to "{\"error\":\"no such command: echo, fall\"}", post("sing", "{}"))
        assertEquals(500, post("fall", "{}").first)
    }

    private fun post(command: String, body: String, token: String? = "right"): Pair<Int, String> {
        val request = HttpRequest.newBuilder(
            URI("${server.address}/$command")
        ).POST(BodyPublishers.ofString(body))
        if (token != null) request.header("Authorization", "Bearer $token")
        val response = HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString())
        return response.statusCode() to response.body()
    }
}
