package cl.luka.shell.desktop

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.desktop.control.commandsOf
import cl.luka.shell.desktop.fake.TestShell
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

class ProcessDeathTest(@param:TempDir private val folder: File) {
    private val web = TestShell.writeBundle(File(folder, "web"))

    @Test
    fun `Given a renderer crash, a new view shows the current screen with a working bridge`() {
        start().use { case ->
            val dead = case.shell.host.view?.targetId
            case.run("location.hash = '#/somewhere'; 0")
            TestShell.awaitTrue { case.shell.host.view?.url == "$ORIGIN/#/somewhere" }
            assertNotEquals(dead, case.shell.host.crash().targetId)
            TestShell.awaitTrue { case.text("typeof call") == "function" }
            assertEquals("$ORIGIN/#/somewhere", case.text("location.href"))
            assertEquals("cl.luka.app", case.text("call('selfAppInfo').then((reply) => reply.packageName)"))
        }
    }

    @Test
    fun `Given process death with an open camera, its photo is delivered once on the same screen`() {
        val first = start()
        first.shell.screens.camera.isHeld = true
        first.run("location.hash = '#/photos'; $TAKE; 0")
        TestShell.awaitTrue { first.shell.screens.camera.requestId != null }
        first.kill()

        start().use { case ->
            assertEquals("$ORIGIN/#/photos", case.text("location.href"))
            case.run("globalThis.resumed = $RESUME; 0")
            commandsOf(case.shell).getValue("camera")(JsonObject(emptyMap()))
            assertEquals("image/jpeg", case.text("resumed"))
            assertEquals("nothing", case.text(RESUME))
        }
    }

    @Test
    fun `Given values of localCache, they survive the process`() {
        val first = start()
        first.run("call('localCache', { op: 'set', key: 'a', value: 'kept' })")
        first.kill()
        start().use { case ->
            assertEquals(
                "kept",
                case.text("call('localCache', { op: 'get', key: 'a' }).then(({ value }) => value)")
            )
        }
    }

    @Test
    fun `Given Back, the web app handles it first, then its history, and then the app is left`() {
        start().use { case ->
            val back = { commandsOf(case.shell).getValue("back")(JsonObject(emptyMap())) }
            val by = { who: String -> JsonObject(mapOf("by" to JsonPrimitive(who))) }
            case.run("handledEvent = 'back'; location.hash = '#/one'; 0")
            assertEquals(by("page"), back())
            case.run("handledEvent = ''; 0")
            assertEquals(by("history"), back())
            TestShell.awaitTrue { case.text("location.href") == "$ORIGIN/" }
            assertEquals(by("left"), back())
            val events = "pushes.map(({ event }) => event).filter((event) => /back|pause/.test(event)).join()"
            TestShell.awaitTrue { case.text(events) == "back,back,back,pause" }
        }
    }

    private fun start() = TestShell(File(folder, "data"), web).also {
        it.shell.permissions.set(PermissionName.CAMERA, PermissionState.GRANTED)
    }
}
