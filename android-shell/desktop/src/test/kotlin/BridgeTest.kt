package cl.luka.shell.desktop

import cl.luka.shell.core.model.Haptic
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.desktop.fake.TestShell
import java.io.File
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestInstance
import org.junit.jupiter.api.io.TempDir

private const val MESSAGES = 20_000

/** The core against a real web page. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BridgeTest(@param:TempDir private val folder: File) {
    private val sms = File(folder, "sms.json").apply { writeText(manyMessages()) }
    private val case =
        TestShell(
            File(folder, "data"),
            TestShell.writeBundle(File(folder, "web")),
            "sms" to sms.path,
            "permission" to "sms=granted",
            "permission" to "location=granted"
        )

    @AfterAll
    fun end() = case.close()

    @Test
    fun `Given a thousand calls at once, each gets its own reply`() {
        val values =
            case.text(
                """(async () => {
                  const pad = 'x'.repeat(1024);
                  const calls = Array.from({ length: 1000 }, (_, index) =>
                    call('localCache', { op: 'set', key: 'k' + index % 7, value: index + pad }));
                  const replies = await Promise.all(calls);
                  const { value } = await call('localCache', { op: 'get', key: 'k0' });
                  return [replies.filter((reply) => !reply.error).length, value.slice(0, 3)].join();
                })()"""
            )
        assertEquals("1000,994", values)
    }

    @Test
    fun `Given text messages of five megabytes, they arrive complete in chunks`() {
        val reply =
            case.run(
                """(async () => {
                  const { text, chunks, total_count } = await call('smsInfo');
                  const list = JSON.parse(text);
                  return { chunks, total_count, length: text.length, read: list.length, last: list.at(-1).body };
                })()"""
            ).jsonObject
        assertEquals(MESSAGES, reply.getValue("total_count").jsonPrimitive.int)
        assertEquals(MESSAGES, reply.getValue("read").jsonPrimitive.int)
        assertTrue(reply.getValue("length").jsonPrimitive.int > 5_000_000)
        assertTrue(reply.getValue("chunks").jsonPrimitive.int > 15)
        assertEquals(JsonPrimitive("Ñandú 😀 ${MESSAGES - 1}"), reply["last"])
    }

    @Test
    fun `Given a lone surrogate, it is returned unchanged`() {
        val back =
            case.text(
                """(async () => {
                  await call('localCache', { op: 'set', key: 'half', value: 'a\ud83d' });
                  const { value } = await call('localCache', { op: 'get', key: 'half' });
                  return [value.length, value.charCodeAt(1).toString(16)].join();
                })()"""
            )
        assertEquals("2,d83d", back)
    }

    @Test
    fun `Given a position, it is rounded to about a kilometre`() {
        assertEquals("-33.45", case.text("call('location').then(({ latitude }) => String(latitude))"))
    }

    @Test
    fun `Given an unknown event, the call fails with unsupport`() {
        assertEquals("unsupport", case.text("call('teleport').then(({ error }) => error)"))
    }

    @Test
    fun `Given a photo, it can be fetched once and has the announced size`() {
        case.shell.permissions.set(
            PermissionName.CAMERA,
            PermissionState.GRANTED
        )
        val seen =
            case.text(
                """(async () => {
                  const { url, mime, width, height, size } =
                    await call('takePhoto', { kind: 'id_front', facing: 'back' });
                  const first = await fetch(url);
                  const bytes = (await first.blob()).size;
                  return [mime, width, height, bytes === size, (await fetch(url)).status].join();
                })()"""
            )
        assertEquals("image/jpeg,1600,1000,true,404", seen)
    }

    @Test
    fun `Given luka print, the page is a PDF file, and the other URIs of our own are recorded`() {
        case.shell.device.clipboard = "Tu código es 123456"
        val seen =
            case.text(
                """(async () => {
                  const print = await call('intentUriOpen', { uri: 'luka:print' });
                  const settings = await call('intentUriOpen', { uri: 'luka:settings' });
                  const { code } = await call('intentUriOpen', { uri: 'luka:code?length=6' });
                  const day = 'luka:calendar?date=2027-02-18&title=Pagar';
                  for (const uri of [day, 'luka:tick']) await call('intentUriOpen', { uri });
                  return [print.opened, settings.opened, code].join();
                })()"""
            )
        assertEquals("true,true,123456", seen)
        assertEquals("%PDF-", case.shell.system.printed.single().readText(Charsets.ISO_8859_1).take(5))
        assertEquals(1, case.shell.system.settingsOpened)
        assertEquals("2027-02-18", "${case.shell.system.calendar.single().date}")
        assertEquals(listOf(Haptic.TICK), case.shell.haptics)
    }

    private fun manyMessages() = (0 until MESSAGES).joinToString(",", "[", "]") {
        """{"address":"${"1".repeat(
            180
        )}","body":"Ñandú 😀 $it","date":"2026-07-25T10:00:00Z","type":"inbox"}"""
    }
}
