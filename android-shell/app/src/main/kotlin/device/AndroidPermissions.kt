package cl.luka.shell.app.device

import android.Manifest
import android.content.Context
import android.content.pm.PackageManager
import cl.luka.shell.app.CurrentActivity
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.port.Permissions

/** Android's permissions; [declared] are those in this flavour's manifest. */
class AndroidPermissions(private val context: Context, private val currentActivity: CurrentActivity) :
    Permissions {
    private val manifestPermissions =
        context.packageManager
            .getPackageInfo(context.packageName, PackageManager.GET_PERMISSIONS)
            .requestedPermissions
            .orEmpty()
            .toSet()

    // Main thread only.
    private val open = mutableMapOf<Int, () -> Unit>()
    private var nextCode = 1

    override val declared: Set<PermissionName> =
        PermissionName.entries.filter { it.manifestName in manifestPermissions }.toSet()

    /** True where this flavour may list all installed apps. */
    val mayListApps: Boolean = Manifest.permission.QUERY_ALL_PACKAGES in manifestPermissions

    override fun isGranted(name: PermissionName): Boolean =
        context.checkSelfPermission(name.manifestName) == PackageManager.PERMISSION_GRANTED

    override fun shouldShowRationale(name: PermissionName): Boolean =
        currentActivity.activity?.shouldShowRequestPermissionRationale(name.manifestName) == true

    override fun request(names: Set<PermissionName>, onResult: () -> Unit) =
        currentActivity.post { activity ->
            if (activity == null) return@post onResult()
            val code = nextCode++
            open[code] = onResult
            activity.requestPermissions(names.map { it.manifestName }.toTypedArray(), code)
        }

    /** The dialog of request [code] was closed. Main thread. */
    fun onResult(code: Int) {
        open.remove(code)?.invoke()
    }
}

private val PermissionName.manifestName: String
    get() = when (this) {
        PermissionName.LOCATION -> Manifest.permission.ACCESS_COARSE_LOCATION
        PermissionName.PHONE -> Manifest.permission.READ_PHONE_STATE
        PermissionName.SMS -> Manifest.permission.READ_SMS
        PermissionName.CAMERA -> Manifest.permission.CAMERA
    }
