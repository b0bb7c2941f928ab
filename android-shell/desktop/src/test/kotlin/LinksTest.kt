package cl.luka.shell.desktop

import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState
import cl.luka.shell.desktop.control.commandsOf
import cl.luka.shell.desktop.fake.DesktopCase
import java.io.File
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val TOLD = "pushes.filter(({ event }) => event === 'link').map(({ data }) => data.to).join()"

class LinksTest(@param:TempDir private val folder: File) {
    private val web = DesktopCase.writeBundle(File(folder, "web"))

    @Test
    fun `Given a link of another app, the page is led there, by a hostile one nowhere`() {
        start().use { case ->
            case.run("handles = 'link'; 0")
            open(case, "luka://app/pages/a/b?c=1")
            open(case, "luka://app/pages/webview/webview?url=https%3A%2F%2Fevil.cl")
            assertEquals("/pages/a/b?c=1", case.text(TOLD))
            assertEquals("$ORIGIN/", case.text("location.href"))
        }
    }

    @Test
    fun `Given a link to somebody else, no app of ours takes it`() {
        start().use { case ->
            for (link in listOf("https://evil.cl/", "$ORIGIN/#/pages/a/b", "luka://evil/pages/a/b")) {
                assertThrows(IllegalArgumentException::class.java) { open(case, link) }
            }
            assertEquals("", case.text(TOLD))
        }
    }

    @Test
    fun `Given a link that starts the app, it begins there, and by a hostile one at Home`() {
        start("link" to "luka://app/pages/a/b").use { case ->
            assertEquals("$ORIGIN/#/pages/a/b", case.text("location.href"))
        }
        start("link" to "luka://app@evil.cl/pages/a/b").use { case ->
            assertEquals("$ORIGIN/", case.text("location.href"))
        }
    }

    @Test
    fun `Given a link behind which the process had died, the camera comes to its end first`() {
        val first = start()
        first.shell.screens.camera.isHeld = true
        first.run("location.hash = '#/photos'; call('takePhoto', { kind: 'id_front', facing: 'back' }); 0")
        DesktopCase.awaitTrue { first.shell.screens.camera.ticket != null }
        first.die()

        start("link" to "luka://app/pages/a/b").use { case ->
            case.run("handles = 'link'; 0")
            assertEquals("$ORIGIN/#/photos", case.text("location.href"))
            assertEquals("", case.text(TOLD))
            commandsOf(case.shell).getValue("camera")(JsonObject(emptyMap()))
            DesktopCase.awaitTrue { case.text(TOLD) == "/pages/a/b" }
        }
    }

    private fun open(case: DesktopCase, url: String) {
        commandsOf(case.shell).getValue("open")(JsonObject(mapOf("url" to JsonPrimitive(url))))
    }

    private fun start(vararg options: Pair<String, String>) =
        DesktopCase(File(folder, "data"), web, *options).also {
            it.shell.permissions.set(PermissionName.CAMERA, PermissionState.GRANTED)
        }
}
