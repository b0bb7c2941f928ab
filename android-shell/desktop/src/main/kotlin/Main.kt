package cl.luka.shell.desktop

import cl.luka.shell.core.call.randomToken
import cl.luka.shell.core.uri.ORIGIN
import cl.luka.shell.desktop.control.ControlServer
import cl.luka.shell.desktop.control.commandsOf
import cl.luka.shell.desktop.view.Chromium
import java.io.File
import kotlin.system.exitProcess
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/**
 * Starts the shell and prints one line of JSON: the addresses of its control server and of Chromium's remote
 * debugging port. The process exits when standard input closes, so that it never outlives its parent.
 */
fun main(arguments: Array<String>) {
    val options =
        try {
            Options.parse(arguments.toList())
        } catch (error: IllegalArgumentException) {
            return fail(error.message.orEmpty())
        }
    val program =
        Chromium.find() ?: return fail("No Chromium: apt-get install chromium, or set CHROMIUM_PATH")
    val chromium = Chromium.start(program, File(options.data, "profile"), options.isHeadless)
    val shell = Shell(options, chromium) { exitProcess(0) }
    Runtime.getRuntime().addShutdownHook(Thread(shell::close))
    shell.start()
    val server = ControlServer(randomToken(), commandsOf(shell))
    println(
        buildJsonObject {
            put("control", server.address)
            put("token", server.token)
            put("cdp", shell.host.remotePort)
            put("origin", ORIGIN)
        }
    )
    while (System.`in`.read() >= 0) {
        // Input is ignored: only its end counts.
    }
    exitProcess(0)
}

private fun fail(line: String) {
    System.err.println(line)
    exitProcess(1)
}
