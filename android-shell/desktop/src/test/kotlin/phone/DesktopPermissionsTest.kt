package cl.luka.shell.desktop.phone

import cl.luka.shell.core.cache.FileValueStore
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState
import java.io.File
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class DesktopPermissionsTest(@param:TempDir private val folder: File) {
    private val memory = FileValueStore(File(folder, "memory.json"))
    private val permissions = create()
    private val camera = PermissionName.CAMERA
    private var answered = 0

    @Test
    fun `Given nobody who says otherwise, the person says yes, and that is kept`() {
        ask()
        assertEquals(1, answered)
        assertTrue(create().isGranted(camera))
    }

    @Test
    fun `Given a no, it is explained, and a second one is for good and nobody is asked again`() {
        permissions.prepare(camera, PermissionState.DENIED)
        ask()
        assertTrue(permissions.shouldExplain(camera))
        ask()
        assertFalse(permissions.shouldExplain(camera))
        permissions.prepare(camera, PermissionState.GRANTED)
        ask()
        assertEquals(PermissionState.DENIED_FOREVER, permissions.stateOf(camera))
        assertEquals(3, answered)
    }

    @Test
    fun `Given a person who takes their time, the question stays open until they answer`() {
        permissions.prepare(camera, PermissionState.NOT_ASKED)
        ask()
        assertEquals(0 to setOf(camera), answered to permissions.asked)
        permissions.prepare(camera, PermissionState.GRANTED)
        assertEquals(1 to emptySet<PermissionName>(), answered to permissions.asked)
    }

    @Test
    fun `Given a standing that is set, the shell's own memory fits it`() {
        permissions.set(camera, PermissionState.DENIED_FOREVER)
        assertEquals(JsonPrimitive("NEVER"), memory[camera.wire])
        permissions.set(camera, PermissionState.NOT_ASKED)
        assertEquals(null, memory[camera.wire])
    }

    private fun ask() = permissions.ask(setOf(camera)) { answered += 1 }

    private fun create() = DesktopPermissions(
        PermissionName.entries.toSet(),
        FileValueStore(File(folder, "system.json")),
        memory
    ) { work -> work() }
}
