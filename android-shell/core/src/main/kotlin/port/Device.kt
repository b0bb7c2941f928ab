package cl.luka.shell.core.port

import cl.luka.shell.core.model.BuildDetails
import cl.luka.shell.core.model.DeviceDetails
import cl.luka.shell.core.model.InstalledApp
import cl.luka.shell.core.model.PhoneDetails
import cl.luka.shell.core.model.Sms
import java.io.Closeable
import java.time.Instant

/** Reads properties of the device and the build. */
interface Device {
    /** True if the device has a lock: a PIN, a pattern or a password. */
    val hasLock: Boolean

    /** The text that the user has copied; null for none, and while another app is in front. */
    fun clipboardText(): CharSequence?

    /** Properties of the device that need no permission. */
    fun describe(): DeviceDetails

    /** The state of the phone, which needs that permission; null where the device has none. */
    fun describePhone(): PhoneDetails?

    /** Properties of this build. */
    fun describeBuild(): BuildDetails

    /** The text messages from [since] on; null where this build does not declare the permission. */
    fun openSms(since: Instant?): CloseableIterator<Sms>?

    /** The installed apps; null where this build does not declare the permission. */
    fun openApps(): CloseableIterator<InstalledApp>?
}

/** A long list, read one item at a time so that it is never in memory as a whole. */
class CloseableIterator<T>(items: Iterator<T>, source: Closeable = Closeable {}) :
    Iterator<T> by items,
    Closeable by source
