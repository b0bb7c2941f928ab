package cl.luka.shell.app.phone

import android.Manifest
import android.content.Context
import android.content.pm.PackageManager
import cl.luka.shell.app.Stage
import cl.luka.shell.core.port.Permissions
import cl.luka.shell.core.shape.PermissionName

/** Android's permissions; [declared] are those of this flavour's manifest. */
class AndroidPermissions(private val context: Context, private val stage: Stage) : Permissions {
    private val requested =
        context.packageManager
            .getPackageInfo(context.packageName, PackageManager.GET_PERMISSIONS)
            .requestedPermissions
            .orEmpty()
            .toSet()

    // Main thread only.
    private val open = mutableMapOf<Int, () -> Unit>()
    private var nextCode = 1

    override val declared: Set<PermissionName> = PermissionName.entries.filter {
        it.android in requested
    }.toSet()

    /** True where this flavour may list all apps of the phone. */
    val mayListApps: Boolean = Manifest.permission.QUERY_ALL_PACKAGES in requested

    override fun isGranted(name: PermissionName): Boolean =
        context.checkSelfPermission(name.android) == PackageManager.PERMISSION_GRANTED

    override fun shouldExplain(name: PermissionName): Boolean =
        stage.activity?.shouldShowRequestPermissionRationale(name.android) == true

    override fun ask(names: Set<PermissionName>, done: () -> Unit) = stage.run { activity ->
        if (activity == null) return@run done()
        val code = nextCode++
        open[code] = done
        activity.requestPermissions(names.map { it.android }.toTypedArray(), code)
    }

    /** The person has answered the question of [code], or it went away. Main thread. */
    fun onAnswer(code: Int) {
        open.remove(code)?.invoke()
    }
}

private val PermissionName.android: String
    get() = when (this) {
        PermissionName.LOCATION -> Manifest.permission.ACCESS_COARSE_LOCATION
        PermissionName.PHONE -> Manifest.permission.READ_PHONE_STATE
        PermissionName.SMS -> Manifest.permission.READ_SMS
        PermissionName.CAMERA -> Manifest.permission.CAMERA
    }
