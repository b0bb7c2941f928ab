package cl.luka.shell.desktop

import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState
import cl.luka.shell.desktop.control.commandsOf
import cl.luka.shell.desktop.fake.DesktopCase
import java.io.File
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val TAKE = "call('takePhoto', { kind: 'id_front', facing: 'back' }, { keep: 'front' })"
private const val RESUME =
    "call('takePhoto', undefined, { resume: 'front' }).then((reply) => reply.error ?? reply.mime)"

class DeathsTest(@param:TempDir private val folder: File) {
    private val web = DesktopCase.writeBundle(File(folder, "web"))

    @Test
    fun `Given a renderer that dies, another view is where the person was, and the bridge answers it`() {
        start().use { case ->
            val dead = case.shell.host.view?.targetId
            case.run("location.hash = '#/somewhere'; 0")
            DesktopCase.awaitTrue { case.shell.host.view?.url == "$ORIGIN/#/somewhere" }
            assertNotEquals(dead, case.shell.host.crash().targetId)
            DesktopCase.awaitTrue { case.text("typeof call") == "function" }
            assertEquals("$ORIGIN/#/somewhere", case.text("location.href"))
            assertEquals("cl.luka.app", case.text("call('selfAppInfo').then((reply) => reply.packageName)"))
        }
    }

    @Test
    fun `Given a process that dies behind the camera, its picture comes once, where it was asked for`() {
        val first = start()
        first.shell.screens.camera.isHeld = true
        first.run("location.hash = '#/photos'; $TAKE; 0")
        DesktopCase.awaitTrue { first.shell.screens.camera.ticket != null }
        first.die()

        start().use { case ->
            assertEquals("$ORIGIN/#/photos", case.text("location.href"))
            case.run("globalThis.resumed = $RESUME; 0")
            commandsOf(case.shell).getValue("camera")(JsonObject(emptyMap()))
            assertEquals("image/jpeg", case.text("resumed"))
            assertEquals("nothing", case.text(RESUME))
        }
    }

    @Test
    fun `Given values of the page, they outlive the process`() {
        val first = start()
        first.run("call('localCache', { op: 'set', key: 'a', value: 'kept' })")
        first.die()
        start().use { case ->
            assertEquals(
                "kept",
                case.text("call('localCache', { op: 'get', key: 'a' }).then(({ value }) => value)")
            )
        }
    }

    @Test
    fun `Given Back, the page comes first, then its history, and then the app is left`() {
        start().use { case ->
            val back = { commandsOf(case.shell).getValue("back")(JsonObject(emptyMap())) }
            val by = { who: String -> JsonObject(mapOf("by" to JsonPrimitive(who))) }
            case.run("handles = 'back'; location.hash = '#/one'; 0")
            assertEquals(by("page"), back())
            case.run("handles = ''; 0")
            assertEquals(by("history"), back())
            DesktopCase.awaitTrue { case.text("location.href") == "$ORIGIN/" }
            assertEquals(by("left"), back())
            val told = "pushes.map(({ event }) => event).filter((event) => /back|pause/.test(event)).join()"
            DesktopCase.awaitTrue { case.text(told) == "back,back,back,pause" }
        }
    }

    private fun start() = DesktopCase(File(folder, "data"), web).also {
        it.shell.permissions.set(PermissionName.CAMERA, PermissionState.GRANTED)
    }
}
