package cl.luka.shell.app.device

import android.content.pm.ApplicationInfo
import android.content.pm.PackageInfo
import android.content.pm.PackageManager
import cl.luka.shell.core.model.InstalledApp
import cl.luka.shell.core.model.isoInstant
import cl.luka.shell.core.port.CloseableIterator

/** The installed apps. The label of each is loaded when it is returned, as that is slow. */
internal fun openApps(manager: PackageManager): CloseableIterator<InstalledApp> =
    CloseableIterator(manager.getInstalledPackages(0).asSequence().map { describe(it, manager) }.iterator())

private fun describe(info: PackageInfo, manager: PackageManager) = InstalledApp(
    packageName = info.packageName,
    appName = info.applicationInfo?.loadLabel(manager)?.toString() ?: info.packageName,
    versionName = info.versionName.orEmpty(),
    firstInstall = isoInstant(info.firstInstallTime),
    lastUpdate = isoInstant(info.lastUpdateTime),
    system = (info.applicationInfo?.flags ?: 0) and ApplicationInfo.FLAG_SYSTEM != 0
)
