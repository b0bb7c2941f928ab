package cl.luka.shell.core.fake

import cl.luka.shell.core.model.BuildDetails
import cl.luka.shell.core.model.DeviceDetails
import cl.luka.shell.core.model.InstalledApp
import cl.luka.shell.core.model.MobileNetwork
import cl.luka.shell.core.model.PhoneDetails
import cl.luka.shell.core.model.ScreenDetails
import cl.luka.shell.core.model.Sms
import cl.luka.shell.core.model.SmsType
import cl.luka.shell.core.model.isoInstant
import cl.luka.shell.core.port.CloseableIterator
import cl.luka.shell.core.port.Device
import java.time.Instant

/** A device whose properties a test sets. */
class FakeDevice : Device {
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

    override var hasLock = true
    var clipboard: CharSequence? = null

    override fun clipboardText() = clipboard

    override fun describe(): DeviceDetails = failure?.let { throw it } ?: details

    override fun describePhone() = PhoneDetails(MobileNetwork.FOURTH, false, 2)

    override fun describeBuild() = BuildDetails("cl.luka.app", "1.0.5", 6, "standard")

    override fun openSms(since: Instant?): CloseableIterator<Sms>? {
        this.since = since
        return sms?.let(::closeable)
    }

    override fun openApps(): CloseableIterator<InstalledApp>? = apps?.let(::closeable)

    private fun <T> closeable(items: Iterator<T>) = CloseableIterator(items) { closed += 1 }

    companion object {
        fun sms(body: String) = Sms("+56911111111", body, isoInstant(1_784_988_000_000), SmsType.INBOX)
    }
}
