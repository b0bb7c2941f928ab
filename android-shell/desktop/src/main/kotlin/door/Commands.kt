package cl.luka.shell.desktop.door

import cl.luka.shell.desktop.Shell
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject

/** Everything that the door can do with [shell]. */
fun commandsOf(shell: Shell): Map<String, DoorCommand> =
    lifeCommands(shell) + phoneCommands(shell) + personCommands(shell) +
        mapOf("state" to { _ -> stateOf(shell) })

/** What a command answers that has nothing to tell. */
internal val done: JsonElement = JsonObject(emptyMap())
