package cl.luka.shell.app.device

import android.content.pm.ApplicationInfo
import android.content.pm.PackageInfo
import android.content.pm.PackageManager
import cl.luka.shell.core.model.InstalledApp
import cl.luka.shell.core.model.isoInstant
import cl.luka.shell.core.port.CloseableIterator

/** The installed apps. The label of each is loaded when it is returned, as that is slow. */
class InstalledApps(private val manager: PackageManager) : CloseableIterator<InstalledApp> {
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
