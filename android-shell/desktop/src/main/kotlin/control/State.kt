package cl.luka.shell.desktop.control

import cl.luka.shell.core.outside.OutsideTarget
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.desktop.Shell
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.add
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray
import kotlinx.serialization.json.putJsonObject

/** How everything stands, and what has happened so far. */
internal fun stateOf(shell: Shell): JsonObject = buildJsonObject {
    put("cdp", shell.host.remotePort)
    // Chromium's ids of the pages: a view that died comes back under another one.
    put("page", shell.host.view?.targetId)
    put("url", shell.host.view?.url)
    put("payPage", shell.payScreen.targetId)
    put("online", shell.looks.isOnline)
    put("locale", shell.looks.locale)
    putJsonObject("permissions") {
        for (name in PermissionName.entries) put(name.wire, shell.permissions.stateOf(name).wire)
    }
    putJsonArray("asked") { shell.permissions.asked.forEach { add(it.wire) } }
    putJsonArray("screens") {
        if (shell.screens.camera.ticket != null) add("camera")
        if (shell.screens.liveness.ticket != null) add("liveness")
        if (shell.screens.picker.ticket != null) add("picker")
    }
    putJsonArray("opened") { shell.outside.opened.forEach { add(targetOf(it)) } }
    putJsonArray("tracked") {
        for ((name, values) in shell.events.events) {
            addJsonObject {
                put("name", name)
                put("values", values)
            }
        }
    }
}

private fun targetOf(target: OutsideTarget): JsonObject = buildJsonObject {
    put("action", target.action.android)
    put("uri", target.uri)
    if (target.packageName != null) put("package", target.packageName)
}
