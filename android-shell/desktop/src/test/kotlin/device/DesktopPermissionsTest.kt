package cl.luka.shell.desktop.device

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.core.permission.PermissionHistory
import cl.luka.shell.core.permission.PermissionResult
import cl.luka.shell.core.storage.FileKeyValueStore
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class DesktopPermissionsTest(@param:TempDir private val folder: File) {
    private val history = PermissionHistory(FileKeyValueStore(File(folder, "history.json")))
    private val permissions = create()
    private val camera = PermissionName.CAMERA
    private var results = 0

    @Test
    fun `Given no prepared answer, the permission is granted, and the state is stored`() {
        request()
        assertEquals(1, results)
        assertTrue(create().isGranted(camera))
    }

    @Test
    fun `Given a denial, there is a rationale, and a second denial is permanent`() {
        permissions.prepare(camera, PermissionState.DENIED)
        request()
        assertTrue(permissions.shouldShowRationale(camera))
        request()
        assertFalse(permissions.shouldShowRationale(camera))
        permissions.prepare(camera, PermissionState.GRANTED)
        request()
        assertEquals(PermissionState.DENIED_FOREVER, permissions.stateOf(camera))
        assertEquals(3, results)
    }

    @Test
    fun `Given an answer of NOT_ASKED, the dialog stays open until there is another one`() {
        permissions.prepare(camera, PermissionState.NOT_ASKED)
        request()
        assertEquals(0 to setOf(camera), results to permissions.requested)
        permissions.prepare(camera, PermissionState.GRANTED)
        assertEquals(1 to emptySet<PermissionName>(), results to permissions.requested)
    }

    @Test
    fun `Given a state that is set, the history fits it`() {
        permissions.set(camera, PermissionState.DENIED_FOREVER)
        assertEquals(PermissionResult.DENIED_PERMANENTLY, history.lastResult(camera))
        permissions.set(camera, PermissionState.NOT_ASKED)
        assertEquals(null, history.lastResult(camera))
    }

    private fun request() = permissions.request(setOf(camera)) { results += 1 }

    private fun create() = DesktopPermissions(
        PermissionName.entries.toSet(),
        FileKeyValueStore(File(folder, "system.json")),
        history
    ) { work -> work() }
}
