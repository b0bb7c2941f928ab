package cl.luka.shell.core.model

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/**
 * Properties of the device; [location] and [phone] only with the permission of that name. Source:
 * lib/bridge/contract.ts.
 */
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
    val rooted: Boolean? = null,
    val location: AreaDetails? = null,
    val phone: PhoneDetails? = null
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

/** The position, rounded to about a kilometre, at [time]. */
@Serializable
data class AreaDetails(val latitude: Double, val longitude: Double, val time: String)

/** The mobile network and the number of active [sims]. */
@Serializable
data class PhoneDetails(val network: MobileNetwork, val roaming: Boolean, val sims: Int)

/** The generation of the mobile network. */
@Serializable
enum class MobileNetwork {
    @SerialName("2g")
    SECOND,

    @SerialName("3g")
    THIRD,

    @SerialName("4g")
    FOURTH,

    @SerialName("5g")
    FIFTH,

    @SerialName("unknown")
    UNKNOWN
}

/**
 * Properties of this build; [flavor] is `standard` or `play`. For the phone report: [webView] is its package
 * and version, [exits] why and when the process ended, newest first, where Android tells.
 */
@Serializable
data class BuildDetails(
    val packageName: String,
    val versionName: String,
    val versionCode: Int,
    val flavor: String,
    val webView: String? = null,
    val exits: List<String>? = null
)
