package cl.luka.shell.core.model

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** Properties of the device that need no permission. Source: lib/bridge/contract.ts. */
@Serializable
data class DeviceDetails(
    val brand: String,
    val model: String,
    /** The version that Android shows to users. */
    @SerialName("os_version") val osVersion: String,
    /** Android's API level; 0 elsewhere. */
    val sdk: Int,
    /** A language tag. */
    val locale: String,
    /** An IANA name. */
    val timezone: String,
    val screen: ScreenDetails,
    val battery: BatteryDetails? = null,
    val storage: Capacity? = null,
    val memory: Capacity? = null,
    val network: NetworkDetails? = null,
    /** True if this is probably an emulator. */
    val emulator: Boolean? = null,
    /** True if the device is probably rooted. */
    val rooted: Boolean? = null
)

/** The screen in CSS pixels, and how many physical pixels make one of them. */
@Serializable
data class ScreenDetails(val width: Double, val height: Double, val density: Double)

/** The battery; [level] from 0 to 1. */
@Serializable
data class BatteryDetails(val level: Double, val charging: Boolean)

/** Bytes in all, and free bytes. */
@Serializable
data class Capacity(val total: Long, val free: Long)

/** The active network. */
@Serializable
data class NetworkDetails(val type: NetworkType)

/** The transport of the active network; UNKNOWN where Android does not tell. */
@Serializable
enum class NetworkType {
    @SerialName("wifi")
    WIFI,

    @SerialName("cellular")
    CELLULAR,

    @SerialName("ethernet")
    ETHERNET,

    @SerialName("none")
    NONE,

    @SerialName("unknown")
    UNKNOWN
}

/** Properties of this build; [flavor] is `standard` or `play`. */
@Serializable
data class BuildDetails(
    val packageName: String,
    val versionName: String,
    val versionCode: Int,
    val flavor: String
)
