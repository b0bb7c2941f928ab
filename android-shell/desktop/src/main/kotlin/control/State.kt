package cl.luka.shell.desktop.control

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.navigation.ExternalTarget
import cl.luka.shell.desktop.Shell
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.add
import kotlinx.serialization.json.addJsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import kotlinx.serialization.json.putJsonArray
import kotlinx.serialization.json.putJsonObject

/** The state of the shell, and what was recorded so far. */
internal fun stateOf(shell: Shell): JsonObject = buildJsonObject {
    put("cdp", shell.host.remotePort)
    // Chromium's target ids: after a crash the new view has another one.
    put("page", shell.host.view?.targetId)
    put("url", shell.host.view?.url)
    put("payPage", shell.payScreen.targetId)
    put("online", shell.emulation.isOnline)
    put("locale", shell.emulation.locale)
    putJsonObject("permissions") {
        for (name in PermissionName.entries) put(name.wire, shell.permissions.stateOf(name).wire)
    }
    putJsonArray("asked") { shell.permissions.requested.forEach { add(it.wire) } }
    putJsonArray("screens") {
        if (shell.screens.camera.requestId != null) add("camera")
        if (shell.screens.liveness.requestId != null) add("liveness")
        if (shell.screens.picker.requestId != null) add("picker")
        if (shell.screens.lock.requestId != null) add("lock")
    }
    putJsonArray("opened") { shell.externalApps.opened.forEach { add(targetOf(it)) } }
    putJsonArray("printed") { shell.system.printed.forEach { add(it.path) } }
    put("settingsOpened", shell.system.settingsOpened)
    putJsonArray("calendar") {
        for ((date, title, text) in shell.system.calendar) {
            addJsonObject {
                put("date", "$date")
                put("title", title)
                put("text", text)
            }
        }
    }
    putJsonArray("haptics") { shell.haptics.forEach { add(it.name.lowercase()) } }
    putJsonArray("tracked") {
        for ((name, values) in shell.analytics.events) {
            addJsonObject {
                put("name", name)
                put("values", values)
            }
        }
    }
}

private fun targetOf(target: ExternalTarget): JsonObject = buildJsonObject {
    put("action", target.action.intentAction)
    put("uri", target.uri)
    if (target.packageName != null) put("package", target.packageName)
}
