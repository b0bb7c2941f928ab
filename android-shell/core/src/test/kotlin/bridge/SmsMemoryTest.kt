package cl.luka.shell.core.bridge

import cl.luka.shell.core.fake.FakePhone
import cl.luka.shell.core.fake.FakeShell
import cl.luka.shell.core.shape.PermissionName
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
    fun `Given 50,000 text messages, they stream with no more than 32 MB more heap`() {
        val shell = FakeShell(folder)
        shell.permissions.granted += PermissionName.SMS
        val body = "Compra por $10.000 en el día de hoy, código ñ 123456 😀 ".repeat(6)
        shell.phone.sms =
            generateSequence(0) { it + 1 }.take(MESSAGES).map { FakePhone.message("$body$it") }.iterator()
        val before = usedHeap()
        var most = 0L
        var chunks = 0
        shell.page.returns = {
            // The page has taken it: nothing of it stays here.
            if (++chunks % 40 == 0) most = maxOf(most, usedHeap() - before)
            shell.page.chunks.removeAll { chunk -> "data" in chunk }
            shell.page.scripts.clear()
            "true"
        }

        shell.post("smsInfo", "1-a")

        val end = shell.page.chunks.single()
        assertEquals(JsonPrimitive(MESSAGES), end["total_count"])
        assertTrue(chunks > 250, "only $chunks chunks")
        println("50,000 messages, $chunks chunks: ${most / 1024} KiB more heap at the most")
        assertTrue(most < ALLOWED, "$most bytes")
    }

    /** What is in use, not what waits to be collected. */
    private fun usedHeap(): Long {
        val runtime = Runtime.getRuntime()
        System.gc()
        return runtime.totalMemory() - runtime.freeMemory()
    }
}
