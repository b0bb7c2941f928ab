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
                "echo" to { fields -> JsonPrimitive(fields.needed("text")) },
                "fall" to { _ -> error("fell") }
            )
        )

    @AfterEach
    fun end() = server.close()

    @Test
    fun `Given the token and a command, it is done`() {
        assertEquals(200 to "\"ñ\"", ask("echo", "{\"text\":\"ñ\"}"))
    }

    @Test
    fun `Given no token or a wrong one, nothing is done`() {
        assertEquals(401, ask("echo", "{\"text\":\"a\"}", token = null).first)
        assertEquals(401, ask("echo", "{\"text\":\"a\"}", token = "wrong").first)
    }

    @Test
    fun `Given what cannot be read, it is said what is missing`() {
        assertEquals(400 to "{\"error\":\"text: a text is needed\"}", ask("echo", ""))
        assertEquals(400, ask("echo", "[]").first)
        assertEquals(404 to "{\"error\":\"no such command: echo, fall\"}", ask("sing", "{}"))
        assertEquals(500, ask("fall", "{}").first)
    }

    private fun ask(command: String, body: String, token: String? = "right"): Pair<Int, String> {
        val request = HttpRequest.newBuilder(
            URI("${server.address}/$command")
        ).POST(BodyPublishers.ofString(body))
        if (token != null) request.header("Authorization", "Bearer $token")
        val answer = HttpClient.newHttpClient().send(request.build(), BodyHandlers.ofString())
        return answer.statusCode() to answer.body()
    }
}
