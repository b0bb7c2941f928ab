package cl.luka.shell.desktop.control

import cl.luka.shell.desktop.Shell
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** All commands of the control server. */
fun commandsOf(shell: Shell): Map<String, ControlCommand> =
    lifecycleCommands(shell) + phoneCommands(shell) + personCommands(shell) +
        mapOf("state" to { _ -> stateOf(shell) })

/** What a command answers that has nothing to tell. */
internal val done: JsonElement = JsonObject(emptyMap())
