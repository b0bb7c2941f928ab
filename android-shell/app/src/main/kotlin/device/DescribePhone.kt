package cl.luka.shell.app.device

import android.annotation.SuppressLint
import android.content.Context
import android.telephony.SubscriptionManager
import android.telephony.TelephonyManager
import cl.luka.shell.core.model.MobileNetwork
import cl.luka.shell.core.model.PhoneDetails

/**
 * Reads the kind of mobile network, roaming and the number of active SIMs: no number, no identifier. Null
 * without the permission, or on a device that is no phone.
 */
@SuppressLint("MissingPermission") // The core calls it where the permission was granted.
internal fun describePhone(context: Context): PhoneDetails? = try {
    val telephony = context.getSystemService(TelephonyManager::class.java)
    val subscriptions = context.getSystemService(SubscriptionManager::class.java)
    telephony?.let {
        PhoneDetails(
            network = generationOf(it.dataNetworkType),
            roaming = it.isNetworkRoaming,
            sims = subscriptions?.activeSubscriptionInfoCount ?: 0
        )
    }
} catch (_: SecurityException) {
    null
} catch (_: UnsupportedOperationException) {
    // Thrown from API 35 on by devices without telephony.
    null
}

/** CDMA, which Chile no longer has, is UNKNOWN. */
private fun generationOf(type: Int): MobileNetwork = when (type) {
    TelephonyManager.NETWORK_TYPE_GPRS,
    TelephonyManager.NETWORK_TYPE_EDGE,
    TelephonyManager.NETWORK_TYPE_GSM -> MobileNetwork.SECOND
    TelephonyManager.NETWORK_TYPE_UMTS,
    TelephonyManager.NETWORK_TYPE_HSDPA,
    TelephonyManager.NETWORK_TYPE_HSUPA,
    TelephonyManager.NETWORK_TYPE_HSPA,
    TelephonyManager.NETWORK_TYPE_HSPAP,
    TelephonyManager.NETWORK_TYPE_TD_SCDMA -> MobileNetwork.THIRD
    TelephonyManager.NETWORK_TYPE_LTE,
    TelephonyManager.NETWORK_TYPE_IWLAN -> MobileNetwork.FOURTH
    TelephonyManager.NETWORK_TYPE_NR -> MobileNetwork.FIFTH
    else -> MobileNetwork.UNKNOWN
}
