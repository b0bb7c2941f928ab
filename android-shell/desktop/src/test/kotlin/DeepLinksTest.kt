package cl.luka.shell.desktop

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.desktop.control.commandsOf
import cl.luka.shell.desktop.fake.TestShell
import java.io.File
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val ROUTES = "pushes.filter(({ event }) => event === 'link').map(({ data }) => data.to).join()"

class DeepLinksTest(@param:TempDir private val folder: File) {
    private val web = TestShell.writeBundle(File(folder, "web"))

    @Test
    fun `Given a deep link, its route is pushed, and a malicious one is ignored`() {
        start().use { case ->
            case.run("handledEvent = 'link'; 0")
            open(case, "luka://app/pages/a/b?c=1")
            open(case, "luka://app/pages/webview/webview?url=https%3A%2F%2Fevil.cl")
            assertEquals("/pages/a/b?c=1", case.text(ROUTES))
            assertEquals("$ORIGIN/", case.text("location.href"))
        }
    }

    @Test
    fun `Given a link outside of the intent filter, it is rejected`() {
        start().use { case ->
            for (link in listOf("https://evil.cl/", "$ORIGIN/#/pages/a/b", "luka://evil/pages/a/b")) {
                assertThrows(IllegalArgumentException::class.java) { open(case, link) }
            }
            assertEquals("", case.text(ROUTES))
        }
    }

    @Test
    fun `Given a link that starts the app, its screen is the first one, and Home for a malicious link`() {
        start("link" to "luka://app/pages/a/b").use { case ->
            assertEquals("$ORIGIN/#/pages/a/b", case.text("location.href"))
        }
        start("link" to "luka://app@evil.cl/pages/a/b").use { case ->
            assertEquals("$ORIGIN/", case.text("location.href"))
        }
    }

    @Test
    fun `Given a link after process death, the camera has to close first`() {
        val first = start()
        first.shell.screens.camera.isHeld = true
        first.run("location.hash = '#/photos'; call('takePhoto', { kind: 'id_front', facing: 'back' }); 0")
        TestShell.awaitTrue { first.shell.screens.camera.requestId != null }
        first.kill()

        start("link" to "luka://app/pages/a/b").use { case ->
            case.run("handledEvent = 'link'; 0")
            assertEquals("$ORIGIN/#/photos", case.text("location.href"))
            assertEquals("", case.text(ROUTES))
            commandsOf(case.shell).getValue("camera")(JsonObject(emptyMap()))
            TestShell.awaitTrue { case.text(ROUTES) == "/pages/a/b" }
        }
    }

    private fun open(case: TestShell, url: String) {
        commandsOf(case.shell).getValue("open")(JsonObject(mapOf("url" to JsonPrimitive(url))))
    }

    private fun start(vararg options: Pair<String, String>) =
        TestShell(File(folder, "data"), web, *options).also {
            it.shell.permissions.set(PermissionName.CAMERA, PermissionState.GRANTED)
        }
}
