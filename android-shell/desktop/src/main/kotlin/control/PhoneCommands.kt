package cl.luka.shell.desktop.control

import cl.luka.shell.core.shape.Insets
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PermissionState
import cl.luka.shell.desktop.Options
import cl.luka.shell.desktop.Shell
import cl.luka.shell.desktop.phone.readPermission
import kotlinx.serialization.json.JsonObject

/** What the phone is and knows. */
internal fun phoneCommands(shell: Shell): Map<String, ControlCommand> = mapOf(
    "permissions" to { fields ->
        statesOf(fields).forEach(shell.permissions::set)
        done
    },
    "permission-answers" to { fields ->
        statesOf(fields).forEach(shell.permissions::prepare)
        done
    },
    "location" to { fields ->
        shell.places.now = placeOf(fields)
        done
    },
    "locale" to { fields ->
        shell.looks.locale = Options.localeOf(fields.needed("locale"))
        shell.host.view?.applyLooks()
        shell.host.view?.reload()
        done
    },
    "network" to { fields ->
        val isOnline = fields.flag("online") ?: throw IllegalArgumentException("online: true or false")
        shell.looks.isOnline = isOnline
        shell.host.view?.applyLooks()
        shell.bridge.pushes.network(isOnline)
        done
    },
    "insets" to { fields ->
        val side = { name: String -> fields.number(name) ?: 0.0 }
        shell.bridge.pushes.insets(
            Insets(side("top"), side("right"), side("bottom"), side("left"), side("keyboard"))
        )
        done
    },
    "lists" to { fields ->
        fields.file("sms")?.let { shell.phone.smsFile = it }
        fields.file("apps")?.let { shell.phone.appsFile = it }
        done
    },
    "external-apps" to { fields ->
        shell.outside.hasApps = fields.flag("apps") ?: throw IllegalArgumentException("apps: true or false")
        done
    }
)

/** Null where the phone shall not know. */
private fun placeOf(fields: JsonObject): Triple<Double, Double, Double>? {
    if (fields.flag("none") == true) return null
    val latitude = fields.number("latitude") ?: throw IllegalArgumentException("latitude: a number")
    val longitude = fields.number("longitude") ?: throw IllegalArgumentException("longitude: a number")
    return Triple(latitude, longitude, fields.number("accuracy") ?: 0.0)
}

private fun statesOf(fields: JsonObject): Map<PermissionName, PermissionState> =
    fields.keys.associate { readPermission(it, fields.needed(it)) }
