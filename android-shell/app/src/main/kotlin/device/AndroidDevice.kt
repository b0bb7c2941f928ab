package cl.luka.shell.app.device

import android.app.KeyguardManager
import android.content.ClipboardManager
import android.content.Context
import android.content.pm.PackageManager
import android.os.Build
import cl.luka.shell.core.model.BuildDetails
import cl.luka.shell.core.model.DeviceDetails
import cl.luka.shell.core.model.InstalledApp
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PhoneDetails
import cl.luka.shell.core.model.Sms
import cl.luka.shell.core.port.CloseableIterator
import cl.luka.shell.core.port.Device
import java.time.Instant

private const val FLAVOR = "cl.luka.flavor"

/** Reads this device and this build. What the flavour's manifest does not declare is not read. */
class AndroidDevice(private val context: Context, private val permissions: AndroidPermissions) : Device {
    override val hasLock: Boolean
        get() = context.getSystemService(KeyguardManager::class.java)?.isDeviceSecure == true

    /** From API 31 on Android tells the user that the app has read it. */
    override fun clipboardText(): CharSequence? = try {
        val clip = context.getSystemService(ClipboardManager::class.java)?.primaryClip
        clip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.text
    } catch (_: SecurityException) {
        null
    }

    override fun describe(): DeviceDetails = describeDevice(context)

    override fun describePhone(): PhoneDetails? = describePhone(context)

    @Suppress("DEPRECATION") // The long version code came with API 28; ours fits an int.
    override fun describeBuild(): BuildDetails {
        val manager = context.packageManager
        val info = manager.getPackageInfo(context.packageName, 0)
        val metaData = manager.getApplicationInfo(context.packageName, PackageManager.GET_META_DATA).metaData
        return BuildDetails(
            packageName = context.packageName,
            versionName = info.versionName.orEmpty(),
            versionCode = info.versionCode,
            flavor = metaData?.getString(FLAVOR).orEmpty(),
            webView = describeWebView(),
            exits = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) readExits(context) else null
        )
    }

    override fun openSms(since: Instant?): CloseableIterator<Sms>? {
        if (PermissionName.SMS !in permissions.declared) return null
        return openSms(context.contentResolver, since)
    }

    override fun openApps(): CloseableIterator<InstalledApp>? =
        if (permissions.mayListApps) openApps(context.packageManager) else null
}
