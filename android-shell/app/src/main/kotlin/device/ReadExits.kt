package cl.luka.shell.app.device

import android.annotation.TargetApi
import android.app.ActivityManager
import android.content.Context
import android.os.Build
import android.webkit.WebView
import cl.luka.shell.app.web.orNullWithoutWebView
import cl.luka.shell.core.model.isoInstant

private const val MAX_EXITS = 5

/** The names of `ApplicationExitInfo.REASON_…`, by number. */
private const val REASONS =
    "unknown,exit_self,signaled,low_memory,crash,crash_native,anr,initialization_failure,permission_change," +
        "excessive_resource_usage,user_requested,user_stopped,dependency_died,other,freezer," +
        "package_state_change,package_updated"

/** Why the app's process ended the last times, newest first. */
@TargetApi(Build.VERSION_CODES.R)
internal fun readExits(context: Context): List<String>? =
    context.getSystemService(ActivityManager::class.java)
        ?.getHistoricalProcessExitReasons(null, 0, MAX_EXITS)
        ?.map { "${REASONS.split(',').getOrElse(it.reason) { "other" }} ${isoInstant(it.timestamp)}" }

/** Package and version of the WebView; null where there is none. */
internal fun describeWebView(): String? =
    orNullWithoutWebView(WebView::getCurrentWebViewPackage)?.let { "${it.packageName} ${it.versionName}" }
