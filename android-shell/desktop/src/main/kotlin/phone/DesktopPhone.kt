package cl.luka.shell.desktop.phone

import cl.luka.shell.core.port.Phone
import cl.luka.shell.core.port.PhoneList
import cl.luka.shell.core.shape.BuildDetails
import cl.luka.shell.core.shape.DeviceDetails
import cl.luka.shell.core.shape.InstalledApp
import cl.luka.shell.core.shape.NetworkDetails
import cl.luka.shell.core.shape.NetworkType
import cl.luka.shell.core.shape.ScreenDetails
import cl.luka.shell.core.shape.Sms
import cl.luka.shell.desktop.view.Looks
import java.io.File
import java.time.Instant
import java.time.OffsetDateTime
import java.util.Properties
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.Json

/** A phone made of files: the lists are JSON, of the shapes of `lib/bridge/contract.ts`. */
class DesktopPhone(private val looks: Looks, private val flavor: String) : Phone {
    /** The text messages; null for none. */
    @Volatile
    var smsFile: File? = null

    /** The installed apps; null for none. */
    @Volatile
    var appsFile: File? = null

    override fun describe() = DeviceDetails(
        brand = "Luka",
        model = "Desktop shell",
        osVersion = System.getProperty("os.version"),
        sdk = 0,
        locale = looks.locale,
        timezone = looks.timezone,
        screen = ScreenDetails(looks.width.toDouble(), looks.height.toDouble(), 1.0),
        network = NetworkDetails(if (looks.isOnline) NetworkType.WIFI else NetworkType.NONE),
        emulator = true,
        rooted = false
    )

    override fun describeBuild(): BuildDetails {
        val build = Properties()
        DesktopPhone::class.java.getResourceAsStream("/build.properties").use(build::load)
        return BuildDetails(
            packageName = build.getProperty("packageName"),
            versionName = build.getProperty("versionName"),
            versionCode = build.getProperty("versionCode").toInt(),
            flavor = flavor
        )
    }

    override fun openSms(since: Instant?): PhoneList<Sms>? {
        if (flavor == PLAY) return null
        val all = smsFile?.let { Json.decodeFromString(ListSerializer(Sms.serializer()), it.readText()) }
        return ReadList(
            all.orEmpty().filter {
                since == null ||
                    OffsetDateTime.parse(it.date).toInstant() >= since
            }
        )
    }

    override fun openApps(): PhoneList<InstalledApp>? {
        if (flavor == PLAY) return null
        val all = appsFile?.let {
            Json.decodeFromString(ListSerializer(InstalledApp.serializer()), it.readText())
        }
        return ReadList(all.orEmpty())
    }

    private class ReadList<T>(items: List<T>) :
        PhoneList<T>,
        Iterator<T> by items.iterator() {
        override fun close() = Unit
    }

    /** The flavours. */
    companion object {
        /** What the store gets: it reads neither messages nor apps. */
        const val PLAY = "play"

        /** What is handed out otherwise. */
        const val STANDARD = "standard"
    }
}
