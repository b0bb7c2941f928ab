package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakeDevice
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.model.PermissionName
import java.io.File
import kotlinx.serialization.json.JsonPrimitive
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val MESSAGES = 50_000
private const val ALLOWED = 32L * 1024 * 1024

class SmsMemoryTest(@param:TempDir private val folder: File) {
    @Test
    fun `Given 50,000 text messages, they stream with at most 32 MB more heap`() {
        val shell = FakeShell(folder)
        shell.permissions.granted += PermissionName.SMS
        val body = "Compra por $10.000 en el día de hoy, código ñ 123456 😀 ".repeat(6)
        shell.device.sms =
            generateSequence(0) { it + 1 }.take(MESSAGES).map { FakeDevice.sms("$body$it") }.iterator()
        val before = usedHeap()
        var most = 0L
        var chunks = 0
        shell.webApp.returns = {
            // Accepted: the fake must not keep the chunks in memory.
            if (++chunks % 10 == 0) most = maxOf(most, usedHeap() - before)
            shell.webApp.chunks.removeAll { chunk -> "data" in chunk }
            shell.webApp.scripts.clear()
            "true"
        }

        shell.post("smsInfo", "1-a")

        val end = shell.webApp.chunks.single()
        assertEquals(JsonPrimitive(MESSAGES), end["total_count"])
        assertTrue(chunks > 60, "only $chunks chunks")
        println("50,000 messages, $chunks chunks: ${most / 1024} KiB more heap at the most")
        assertTrue(most < ALLOWED, "$most bytes")
    }

    /** Without garbage. */
    private fun usedHeap(): Long {
        val runtime = Runtime.getRuntime()
        System.gc()
        return runtime.totalMemory() - runtime.freeMemory()
    }
}
