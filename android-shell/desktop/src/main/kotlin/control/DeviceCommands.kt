package cl.luka.shell.desktop.control

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.PermissionState
import cl.luka.shell.desktop.Shell
import cl.luka.shell.desktop.device.parsePermission
import kotlinx.serialization.json.JsonObject

/** Commands that change the device: permissions, location, network and the like. */
internal fun deviceCommands(shell: Shell): Map<String, ControlCommand> = mapOf(
    "permissions" to { fields ->
        statesOf(fields).forEach(shell.permissions::set)
        done
    },
    "permission-answers" to { fields ->
        statesOf(fields).forEach(shell.permissions::prepare)
        done
    },
    "location" to { fields ->
        shell.location.position = positionOf(fields)
        done
    },
    "network" to { fields ->
        val isOnline = fields.requiredBoolean("online")
        shell.emulation.isOnline = isOnline
        shell.host.view?.updateNetwork()
        shell.bridge.pushes.network(isOnline)
        done
    },
    "lists" to { fields ->
        fields.file("sms")?.let { shell.device.smsFile = it }
        fields.file("apps")?.let { shell.device.appsFile = it }
        done
    },
    "clipboard" to { fields ->
        shell.device.clipboard = fields.requiredText("text")
        done
    },
    "external-apps" to { fields ->
        shell.externalApps.hasApps = fields.requiredBoolean("apps")
        done
    }
)

private fun JsonObject.requiredBoolean(name: String): Boolean =
    boolean(name) ?: throw IllegalArgumentException("$name: true or false")

/** Latitude, longitude and accuracy; null where the device has no position. */
private fun positionOf(fields: JsonObject): Triple<Double, Double, Double>? {
    if (fields.boolean("none") == true) return null
    val latitude = fields.number("latitude") ?: throw IllegalArgumentException("latitude: a number")
    val longitude = fields.number("longitude") ?: throw IllegalArgumentException("longitude: a number")
    return Triple(latitude, longitude, fields.number("accuracy") ?: 0.0)
}

private fun statesOf(fields: JsonObject): Map<PermissionName, PermissionState> =
    fields.keys.associate { parsePermission(it, fields.requiredText(it)) }
