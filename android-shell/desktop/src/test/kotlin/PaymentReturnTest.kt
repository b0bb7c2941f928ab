package cl.luka.shell.desktop

import cl.luka.shell.desktop.fake.LocalSite
import cl.luka.shell.desktop.fake.TestShell
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val BANK = "https://bank.example"

class PaymentReturnTest {
    @Test
    fun `Given a payment that returns to the app, the pay view closes with the URL`(@TempDir folder: File) {
        val page =
            """<!DOCTYPE html><title>bank</title><script>
              location.href = '$ORIGIN/#/paid?bridge=' + typeof globalThis.androidBridge;
            </script>"""
        val web = TestShell.writeBundle(File(folder, "web"))
        LocalSite(page).use { site ->
            TestShell(File(folder, "data"), web, "map-origin" to "$BANK=${site.address}").use { case ->
                val ended =
                    case.text(
                        "call('openPayView', { url: '$BANK/pay' }).then(({ result, url }) => result + ' ' + url)"
                    )
                assertEquals("returned $ORIGIN/#/paid?bridge=undefined", ended)
            }
        }
    }
}
