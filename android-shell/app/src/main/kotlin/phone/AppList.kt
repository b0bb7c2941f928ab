package cl.luka.shell.app.phone

import android.content.pm.ApplicationInfo
import android.content.pm.PackageInfo
import android.content.pm.PackageManager
import cl.luka.shell.core.port.PhoneList
import cl.luka.shell.core.shape.InstalledApp
import cl.luka.shell.core.shape.isoInstant

/** The apps of the phone; the name of each is looked up when its turn comes, as that takes a while. */
class AppList(private val manager: PackageManager) : PhoneList<InstalledApp> {
    private val packages = manager.getInstalledPackages(0).iterator()

    override fun hasNext(): Boolean = packages.hasNext()

    override fun next(): InstalledApp = describe(packages.next())

    override fun close() = Unit

    private fun describe(info: PackageInfo) = InstalledApp(
        packageName = info.packageName,
        appName = info.applicationInfo?.loadLabel(manager)?.toString() ?: info.packageName,
        versionName = info.versionName.orEmpty(),
        firstInstall = isoInstant(info.firstInstallTime),
        lastUpdate = isoInstant(info.lastUpdateTime),
        system = (info.applicationInfo?.flags ?: 0) and ApplicationInfo.FLAG_SYSTEM != 0
    )
}
