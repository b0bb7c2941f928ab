package cl.luka.shell.desktop

import cl.luka.shell.desktop.fake.LocalSite
import cl.luka.shell.desktop.fake.TestShell
import java.io.File
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestInstance
import org.junit.jupiter.api.io.TempDir

private const val FOREIGN = "https://foreign.example"

/** A page that tries to use the bridge object in its frame. */
private const val HOSTILE = """<!DOCTYPE html><title>foreign</title><script>
const tries = [undefined, '', '0'.repeat(32), (() => { try { return parent.secret; } catch { return 'none'; } })()];
for (const [index, secret] of tries.entries()) {
  globalThis.androidBridge?.postMessage(JSON.stringify({
    event: 'intentUriOpen', callbackId: 'test-0', data: { uri: 'tel:600' + index }, secret }));
}
parent.postMessage({ bridge: typeof globalThis.androidBridge, secret: String(tries[3]) }, '*');
</script>"""

/** Foreign frames and windows cannot use the bridge: they have no secret, as on Android. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UntrustedOriginTest(@param:TempDir private val folder: File) {
    private val site = LocalSite(HOSTILE)
    private val case =
        TestShell(
            File(folder, "data"),
            TestShell.writeBundle(File(folder, "web")),
            "map-origin" to "$FOREIGN=${site.address}"
        )
    private val externalApps = case.shell.externalApps

    @AfterAll
    fun end() {
        case.close()
        site.close()
    }

    @Test
    fun `Given a foreign frame, it has the bridge object but no secret, and its messages are ignored`() {
        val received =
            case.text(
                """(async () => {
                  const received = new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data)));
                  document.body.innerHTML = '<iframe src="$FOREIGN/frame"></iframe>';
                  const { bridge, secret } = await received;
                  const { packageName } = await call('selfAppInfo');
                  return [bridge, secret, packageName].join();
                })()"""
            )
        assertEquals("object,none,cl.luka.app", received)
        assertEquals(emptyList<Any>(), externalApps.opened)
    }

    @Test
    fun `Given the app itself in a frame, it is blocked and gets no secret`() {
        val framed =
            case.text(
                """new Promise((resolve) => {
                  document.body.innerHTML = '<iframe src="/"></iframe>';
                  const frame = document.querySelector('iframe');
                  frame.onload = () => resolve(String(frame.contentDocument?.querySelector('meta') ?? null));
                })"""
            )
        assertEquals("null", framed)
        assertEquals("cl.luka.app", case.text("call('selfAppInfo').then((reply) => reply.packageName)"))
    }
}
