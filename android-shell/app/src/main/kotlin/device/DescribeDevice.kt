package cl.luka.shell.app.device

import android.app.ActivityManager
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.net.ConnectivityManager
import android.net.NetworkCapabilities
import android.os.BatteryManager
import android.os.Build
import android.os.StatFs
import cl.luka.shell.core.model.BatteryDetails
import cl.luka.shell.core.model.Capacity
import cl.luka.shell.core.model.DeviceDetails
import cl.luka.shell.core.model.NetworkDetails
import cl.luka.shell.core.model.NetworkType
import cl.luka.shell.core.model.ScreenDetails
import java.io.File
import java.util.Locale
import java.util.TimeZone

private val rootFiles = listOf("/system/bin/su", "/system/xbin/su", "/sbin/su", "/data/local/xbin/su")
private val emulatorMarks = listOf("generic", "goldfish", "ranchu", "sdk_gphone", "emulator", "vbox", "qemu")

/** Reads the properties of the device that need no permission. */
internal fun describeDevice(context: Context): DeviceDetails = DeviceDetails(
    brand = Build.BRAND.orEmpty(),
    model = Build.MODEL.orEmpty(),
    osVersion = Build.VERSION.RELEASE.orEmpty(),
    sdk = Build.VERSION.SDK_INT,
    locale = Locale.getDefault().toLanguageTag(),
    timezone = TimeZone.getDefault().id,
    screen = readScreen(context),
    battery = readBattery(context),
    storage = readStorage(context),
    memory = readMemory(context),
    network = NetworkDetails(networkCall(NetworkType.UNKNOWN) { readNetwork(context) }),
    emulator = isEmulator(),
    rooted = isRooted()
)

private fun readScreen(context: Context): ScreenDetails {
    val metrics = context.resources.displayMetrics
    val density = metrics.density.toDouble()
    return ScreenDetails(metrics.widthPixels / density, metrics.heightPixels / density, density)
}

/** ACTION_BATTERY_CHANGED is sticky: its last intent is returned at once. */
private fun readBattery(context: Context): BatteryDetails? {
    val state = context.registerReceiver(null, IntentFilter(Intent.ACTION_BATTERY_CHANGED)) ?: return null
    val level = state.getIntExtra(BatteryManager.EXTRA_LEVEL, -1)
    val scale = state.getIntExtra(BatteryManager.EXTRA_SCALE, -1)
    if (level < 0 || scale <= 0) return null
    val isCharging = state.getIntExtra(BatteryManager.EXTRA_PLUGGED, 0) != 0
    return BatteryDetails((level.toDouble() / scale).coerceIn(0.0, 1.0), isCharging)
}

private fun readStorage(context: Context): Capacity? = try {
    StatFs(context.filesDir.path).let { Capacity(it.totalBytes, it.availableBytes) }
} catch (_: IllegalArgumentException) {
    null
}

private fun readMemory(context: Context): Capacity? {
    val manager = context.getSystemService(ActivityManager::class.java) ?: return null
    val info = ActivityManager.MemoryInfo().also(manager::getMemoryInfo)
    return Capacity(info.totalMem, info.availMem)
}

private fun readNetwork(context: Context): NetworkType {
    val manager = context.getSystemService(ConnectivityManager::class.java) ?: return NetworkType.UNKNOWN
    val active = manager.activeNetwork ?: return NetworkType.NONE
    val capabilities = manager.getNetworkCapabilities(active) ?: return NetworkType.UNKNOWN
    return when {
        capabilities.hasTransport(NetworkCapabilities.TRANSPORT_WIFI) -> NetworkType.WIFI
        capabilities.hasTransport(NetworkCapabilities.TRANSPORT_CELLULAR) -> NetworkType.CELLULAR
        capabilities.hasTransport(NetworkCapabilities.TRANSPORT_ETHERNET) -> NetworkType.ETHERNET
        else -> NetworkType.UNKNOWN
    }
}

/** A heuristic that is easy to evade. */
private fun isEmulator(): Boolean {
    val texts = listOf(Build.FINGERPRINT, Build.HARDWARE, Build.PRODUCT).map { it.orEmpty().lowercase() }
    return texts.any { text -> emulatorMarks.any(text::contains) }
}

/** A heuristic that is easy to evade. */
private fun isRooted(): Boolean =
    Build.TAGS.orEmpty().contains("test-keys") || rootFiles.any { File(it).exists() }
