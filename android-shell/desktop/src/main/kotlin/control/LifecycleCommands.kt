package cl.luka.shell.desktop.control

import cl.luka.shell.core.outside.AppLinks
import cl.luka.shell.desktop.Shell
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

private const val BACK_SECONDS = 5L
private const val LINK_SECONDS = 30L
private const val LAST_WORDS_MILLIS = 100L

/** What happens to the app: Back, Home, deaths, links. */
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
        open(shell, fields.needed("url"))
        done
    },
    "reload" to { _ ->
        shell.host.view?.reload()
        done
    },
    "kill-renderer" to { _ -> buildJsonObject { put("page", shell.host.crash().targetId) } },
    "kill-process" to { _ ->
        // After the answer has left.
        thread {
            Thread.sleep(LAST_WORDS_MILLIS)
            shell.die()
        }
        done
    }
)

/** Who dealt with Back: a screen in front, the page, its history, or nobody, and then the app is left. */
private fun back(shell: Shell): String {
    if (shell.screens.goBack()) return "screen"
    val isHandled = CompletableFuture<Boolean>()
    shell.bridge.pushes.back(isHandled::complete)
    if (isHandled.get(BACK_SECONDS, TimeUnit.SECONDS)) return "page"
    if (shell.host.view?.goBack() == true) return "history"
    shell.pause()
    return "left"
}

/** A link that another app has for ours: the page has it, where it is one that opens something. */
private fun open(shell: Shell, url: String) {
    require(AppLinks.isBrought(url)) { "url: no app but another's takes it" }
    shell.follow(url).get(LINK_SECONDS, TimeUnit.SECONDS)
}
