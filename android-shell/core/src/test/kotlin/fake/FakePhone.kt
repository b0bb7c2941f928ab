package cl.luka.shell.core.fake

import cl.luka.shell.core.port.Phone
import cl.luka.shell.core.port.PhoneList
import cl.luka.shell.core.shape.BuildDetails
import cl.luka.shell.core.shape.DeviceDetails
import cl.luka.shell.core.shape.InstalledApp
import cl.luka.shell.core.shape.ScreenDetails
import cl.luka.shell.core.shape.Sms
import cl.luka.shell.core.shape.SmsType
import cl.luka.shell.core.shape.isoInstant
import java.time.Instant

/** A phone that tells what a test has put there. */
class FakePhone : Phone {
    var details =
        DeviceDetails(
            "Xiaomi",
            "Redmi 9A",
            "10",
            29,
            "es-CL",
            "America/Santiago",
            ScreenDetails(360.0, 800.0, 2.0)
        )
    var sms: Iterator<Sms>? = emptyList<Sms>().iterator()
    var apps: Iterator<InstalledApp>? = emptyList<InstalledApp>().iterator()
    var failure: Exception? = null
    var since: Instant? = null
    var closed = 0

    override fun describe(): DeviceDetails = failure?.let { throw it } ?: details

    override fun describeBuild() = BuildDetails("cl.luka.app", "1.0.5", 6, "standard")

    override fun openSms(since: Instant?): PhoneList<Sms>? {
        this.since = since
        return sms?.let(::listOf)
    }

    override fun openApps(): PhoneList<InstalledApp>? = apps?.let(::listOf)

    private fun <T> listOf(items: Iterator<T>): PhoneList<T> = object : PhoneList<T>, Iterator<T> by items {
        override fun close() {
            closed += 1
        }
    }

    companion object {
        fun message(body: String) = Sms("+56911111111", body, isoInstant(1_784_988_000_000), SmsType.INBOX)
    }
}
