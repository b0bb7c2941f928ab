package cl.luka.shell.desktop.device

import cl.luka.shell.core.model.BuildDetails
import cl.luka.shell.core.model.DeviceDetails
import cl.luka.shell.core.model.InstalledApp
import cl.luka.shell.core.model.MobileNetwork
import cl.luka.shell.core.model.NetworkDetails
import cl.luka.shell.core.model.NetworkType
import cl.luka.shell.core.model.PhoneDetails
import cl.luka.shell.core.model.ScreenDetails
import cl.luka.shell.core.model.Sms
import cl.luka.shell.core.port.CloseableIterator
import cl.luka.shell.core.port.Device
import cl.luka.shell.desktop.view.DeviceEmulation
import java.io.File
import java.time.Instant
import java.time.OffsetDateTime
import java.util.Properties
import kotlinx.serialization.KSerializer
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.Json

/** A device whose lists are JSON files of the shapes in `lib/bridge/contract.ts`; null for empty lists. */
class DesktopDevice(
    private val emulation: DeviceEmulation,
    private val flavor: String,
    @Volatile var smsFile: File?,
    @Volatile var appsFile: File?
) : Device {
    /** True for the flavour of Google Play, which reads neither text messages nor apps. */
    val isPlay = flavor == PLAY

    override val hasLock = true

    /** What the user has copied. */
    @Volatile
    var clipboard: String? = null

    override fun clipboardText() = clipboard

    override fun describe() = DeviceDetails(
        brand = "Luka",
        model = "Desktop shell",
        osVersion = System.getProperty("os.version"),
        sdk = 0,
        locale = emulation.locale,
        timezone = emulation.timezone,
        screen = ScreenDetails(emulation.width.toDouble(), emulation.height.toDouble(), 1.0),
        network = NetworkDetails(if (emulation.isOnline) NetworkType.WIFI else NetworkType.NONE),
        emulator = true,
        rooted = false
    )

    override fun describePhone() = PhoneDetails(MobileNetwork.FOURTH, roaming = false, sims = 1)

    override fun describeBuild(): BuildDetails {
        val build = Properties()
        DesktopDevice::class.java.getResourceAsStream("/build.properties").use(build::load)
        return BuildDetails(
            packageName = build.getProperty("packageName"),
            versionName = build.getProperty("versionName"),
            versionCode = build.getProperty("versionCode").toInt(),
            flavor = flavor
        )
    }

    override fun openSms(since: Instant?): CloseableIterator<Sms>? = read(smsFile, Sms.serializer())?.filter {
        since == null || OffsetDateTime.parse(it.date).toInstant() >= since
    }?.let { CloseableIterator(it.iterator()) }

    override fun openApps(): CloseableIterator<InstalledApp>? =
        read(appsFile, InstalledApp.serializer())?.let { CloseableIterator(it.iterator()) }

    private fun <T> read(file: File?, serializer: KSerializer<T>): List<T>? {
        if (isPlay) return null
        return file?.let { Json.decodeFromString(ListSerializer(serializer), it.readText()) }.orEmpty()
    }

    /** The flavours. */
    companion object {
        /** For Google Play. */
        const val PLAY = "play"

        /** For other distribution. */
        const val STANDARD = "standard"
    }
}
