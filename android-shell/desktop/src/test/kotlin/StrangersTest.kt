package cl.luka.shell.desktop

import cl.luka.shell.desktop.fake.DesktopCase
import cl.luka.shell.desktop.fake.LoopbackSite
import java.io.File
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestInstance
import org.junit.jupiter.api.io.TempDir

private const val STRANGER = "https://stranger.example"

/** A page that tries all that it can with a bridge that it finds in its frame. */
private const val HOSTILE = """<!DOCTYPE html><title>stranger</title><script>
const tries = [undefined, '', '0'.repeat(32), (() => { try { return parent.secret; } catch { return 'none'; } })()];
for (const [index, secret] of tries.entries()) {
  globalThis.androidBridge?.postMessage(JSON.stringify({
    event: 'intentUriOpen', callbackId: 'test-0', data: { uri: 'tel:600' + index }, secret }));
}
parent.postMessage({ bridge: typeof globalThis.androidBridge, secret: String(tries[3]) }, '*');
</script>"""

/** Who is not the app reaches nothing: the secret is what keeps strangers out, as on Android. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StrangersTest(@param:TempDir private val folder: File) {
    private val site = LoopbackSite(HOSTILE)
    private val case =
        DesktopCase(
            File(folder, "data"),
            DesktopCase.writeBundle(File(folder, "web")),
            "stranger" to "$STRANGER=${site.address}"
        )
    private val outside = case.shell.outside

    @AfterAll
    fun end() {
        case.close()
        site.close()
    }

    @Test
    fun `Given a stranger's frame, it finds the bridge, has no secret, and nothing happens`() {
        val heard =
            case.text(
                """(async () => {
                  const heard = new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data)));
                  document.body.innerHTML = '<iframe src="$STRANGER/frame"></iframe>';
                  const { bridge, secret } = await heard;
                  const { packageName } = await call('selfAppInfo');
                  return [bridge, secret, packageName].join();
                })()"""
            )
        assertEquals("object,none,cl.luka.app", heard)
        assertEquals(emptyList<Any>(), outside.opened)
    }

    @Test
    fun `Given the app's own page in a frame, it is refused and gets no secret`() {
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

    @Test
    fun `Given a payment page, it has no bridge, and what it leads back to ends it`() {
        val begun = "globalThis.paid = call('openPayView', { url: '$STRANGER/pay' }); 0"
        case.run(begun)
        DesktopCase.awaitTrue { "/pay" in site.asked && case.shell.payScreen.targetId != null }
        assertTrue(case.shell.payScreen.leave())
        assertEquals("closed", case.text("paid.then(({ result }) => result)"))
        assertNull(case.shell.payScreen.targetId)
        assertEquals(emptyList<Any>(), outside.opened)
    }

    @Test
    fun `Given a payment page of the app itself, it is not opened`() {
        assertEquals(
            "not_permitted",
            case.text("call('openPayView', { url: location.href }).then(({ error }) => error)")
        )
    }

    @Test
    fun `Given a way to a stranger, the view stays where it is`() {
        case.run("location.href = '$STRANGER/away'; 0")
        case.run("window.open('$STRANGER/window'); 0")
        assertEquals("cl.luka.app", case.text("call('selfAppInfo').then((reply) => reply.packageName)"))
        assertEquals("$ORIGIN/", case.text("location.href"))
        assertTrue("/away" !in site.asked)
    }
}
