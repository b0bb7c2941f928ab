package cl.luka.shell.desktop.control

import cl.luka.shell.core.navigation.DeepLinks
import cl.luka.shell.desktop.Shell
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

private const val BACK_SECONDS = 5L
private const val LINK_SECONDS = 30L
private const val KILL_DELAY_MS = 100L

/** Commands for the lifecycle of the app: Back, Home, crashes, deep links. */
internal fun lifecycleCommands(shell: Shell): Map<String, ControlCommand> = mapOf(
    "back" to { _ -> buildJsonObject { put("by", back(shell)) } },
    "home" to { _ ->
        shell.pause()
        done
    },
    "return" to { _ ->
        shell.resume()
        done
    },
    "open" to { fields ->
        open(shell, fields.requiredText("url"))
        done
    },
    "kill-renderer" to { _ -> buildJsonObject { put("page", shell.host.crash().targetId) } },
    "kill-process" to { _ ->
        // After the reply was sent.
        thread {
            Thread.sleep(KILL_DELAY_MS)
            shell.kill()
        }
        done
    }
)

/**
 * Who handled Back: a screen in front of the app, the web app, its history, or nobody: then the app is
 * left.
 */
private fun back(shell: Shell): String {
    if (shell.screens.goBack()) return "screen"
    val isHandled = CompletableFuture<Boolean>()
    shell.bridge.pushes.back(isHandled::complete)
    if (isHandled.get(BACK_SECONDS, TimeUnit.SECONDS)) return "page"
    if (shell.host.view?.goBack() == true) return "history"
    shell.pause()
    return "left"
}

/** Opens a deep link and waits until the web app has accepted it. */
private fun open(shell: Shell, url: String) {
    require(DeepLinks.matchesFilter(url)) { "url: not in the intent filter of the app" }
    shell.open(url).get(LINK_SECONDS, TimeUnit.SECONDS)
}
