package cl.luka.shell.app.phone

import android.content.Context
import android.content.pm.PackageManager
import cl.luka.shell.core.port.Phone
import cl.luka.shell.core.port.PhoneList
import cl.luka.shell.core.shape.BuildDetails
import cl.luka.shell.core.shape.DeviceDetails
import cl.luka.shell.core.shape.InstalledApp
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.Sms
import java.time.Instant

private const val FLAVOR = "cl.luka.flavor"

/** What this phone and this build tell about themselves. What the flavour's manifest lacks is not read. */
class AndroidPhone(private val context: Context, private val permissions: AndroidPermissions) : Phone {
    override fun describe(): DeviceDetails = describeDevice(context)

    @Suppress("DEPRECATION") // The long code came with API 28; this one never has more than an int.
    override fun describeBuild(): BuildDetails {
        val manager = context.packageManager
        val info = manager.getPackageInfo(context.packageName, 0)
        val notes = manager.getApplicationInfo(context.packageName, PackageManager.GET_META_DATA).metaData
        return BuildDetails(
            packageName = context.packageName,
            versionName = info.versionName.orEmpty(),
            versionCode = info.versionCode,
            flavor = notes?.getString(FLAVOR).orEmpty()
        )
    }

    override fun openSms(since: Instant?): PhoneList<Sms>? =
        if (PermissionName.SMS in permissions.declared) SmsList.open(context.contentResolver, since) else null

    override fun openApps(): PhoneList<InstalledApp>? =
        if (permissions.mayListApps) AppList(context.packageManager) else null
}
