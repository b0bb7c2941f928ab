package cl.luka.shell.core.shape

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable

/** What the phone is, as far as it tells without a permission. Source: lib/bridge/contract.ts. */
@Serializable
data class DeviceDetails(
    val brand: String,
    val model: String,
    /** The system's version as people know it. */
    @SerialName("os_version") val osVersion: String,
    /** Android's API level; 0 elsewhere. */
    val sdk: Int,
    /** A language tag. */
    val locale: String,
    /** An IANA name. */
    val timezone: String,
    val screen: ScreenDetails,
    val battery: BatteryDetails? = null,
    val storage: Room? = null,
    val memory: Room? = null,
    val network: NetworkDetails? = null,
    /** True where this is likely no real phone. */
    val emulator: Boolean? = null,
    /** True where others than the system may rule. */
    val rooted: Boolean? = null
)

/** The screen in CSS pixels, and how many of its own make one of them. */
@Serializable
data class ScreenDetails(val width: Double, val height: Double, val density: Double)

/** The battery; [level] from 0 to 1. */
@Serializable
data class BatteryDetails(val level: Double, val charging: Boolean)

/** Bytes in all, and those that are free. */
@Serializable
data class Room(val total: Long, val free: Long)

/** The network in use. */
@Serializable
data class NetworkDetails(val type: NetworkType)

/** What the network in use is made of. */
@Serializable
enum class NetworkType {
    /** Wireless, of a house. */
    @SerialName("wifi")
    WIFI,

    /** Wireless, of a company. */
    @SerialName("cellular")
    CELLULAR,

    /** By a cable. */
    @SerialName("ethernet")
    ETHERNET,

    /** There is none. */
    @SerialName("none")
    NONE,

    /** The phone does not tell. */
    @SerialName("unknown")
    UNKNOWN
}
