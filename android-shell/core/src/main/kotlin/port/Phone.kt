package cl.luka.shell.core.port

import cl.luka.shell.core.shape.BuildDetails
import cl.luka.shell.core.shape.DeviceDetails
import cl.luka.shell.core.shape.InstalledApp
import cl.luka.shell.core.shape.Sms
import java.time.Instant

/** What the phone and the build tell about themselves. */
interface Phone {
    /** What the phone is. */
    fun describe(): DeviceDetails

    /** What this build is. */
    fun describeBuild(): BuildDetails

    /** The text messages from [since] on; null where this build must not read them. */
    fun openSms(since: Instant?): PhoneList<Sms>?

    /** The installed apps; null where this build must not list them. */
    fun openApps(): PhoneList<InstalledApp>?
}
