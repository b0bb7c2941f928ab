package cl.luka.shell.core.bridge

import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.asset.TemporaryFiles
import cl.luka.shell.core.call.PendingCall
import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.call.WebMessenger
import cl.luka.shell.core.call.randomToken
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Message
import cl.luka.shell.core.message.MessageParser
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.model.UserActionResult
import cl.luka.shell.core.navigation.ExternalLinks
import cl.luka.shell.core.pending.PendingResultStore
import cl.luka.shell.core.pending.PendingResults
import cl.luka.shell.core.permission.PermissionHistory
import cl.luka.shell.core.permission.PermissionRequests
import cl.luka.shell.core.port.EventLoop
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.storage.KeyValueStore
import cl.luka.shell.core.stream.ChunkedReplies
import cl.luka.shell.core.useraction.UserActionHandler
import cl.luka.shell.core.useraction.UserActionOutcomes
import cl.luka.shell.core.useraction.UserActionRequests

/** The stores that survive the process. */
data class Stores(
    /** The values of `localCache`. */
    val cache: KeyValueStore,
    /** The results of earlier permission requests, hidden from the web app. */
    val permissions: KeyValueStore,
    val pendingResults: PendingResultStore,
    /** The files that camera apps write to; null where there are no camera apps. */
    val cameraFiles: TemporaryFiles? = null
)

/**
 * The shell's side of the bridge. Every function may be called from any thread and does its work on the event
 * loop. Source: lib/bridge/PROTOCOL.md.
 */
class Bridge(
    private val ports: Ports,
    private val loop: EventLoop,
    private val stores: Stores,
    private val photos: OneShotFiles,
    /** Milliseconds since 1970. */
    private val clock: () -> Long = System::currentTimeMillis
) {
    /** The secret of the current load; null before the first one. Source: PROTOCOL.md, "Secret". */
    @Volatile
    private var secret: String? = null
    private val parser = MessageParser { secret }
    private val messenger = WebMessenger(ports.mainFrame, loop)
    private val outcomes = UserActionOutcomes(photos)
    private val pendingResults = PendingResults(stores.pendingResults, clock, outcomes::discard)
    private val userActions = UserActionRequests(pendingResults, loop, clock, ports.screens::close)
    private val permissions =
        PermissionRequests(ports.permissions, PermissionHistory(stores.permissions), loop, clock)
    private val dispatcher = createDispatcher()
    private val calls = mutableSetOf<PendingCall>()

    /** Messages that the shell sends without a request. */
    val pushes = Pushes(messenger, loop, clock)

    /**
     * Call once, before the first load. [inFlight] are the request ids of screens that were open when the
     * process died and whose results Android will still deliver.
     */
    fun start(inFlight: Set<String> = emptySet()) = loop.post {
        userActions.restore(inFlight)
        deleteExpired()
    }

    /** Begins a new load of the main frame: drops the calls of the older one. */
    fun beginLoad(): PageLoad {
        val next = PageLoad(randomToken().also { secret = it }, pushes.latestInsets)
        loop.post {
            messenger.onNewLoad()
            calls.toList().forEach(PendingCall::drop)
            userActions.onNewLoad()
            pushes.onNewLoad()
        }
        return next
    }

    /**
     * Receives a message that a frame posted. It is parsed on the caller's thread, so that a foreign frame
     * that floods the bridge does not block the event loop.
     */
    fun receive(text: String) {
        val message = parser.parse(text)
        if (message is Message.Accepted) loop.post { handle(message) }
    }

    /** Delivers the result of the screen opened for [requestId], by this process or an earlier one. */
    fun finish(requestId: String, result: UserActionResult) = loop.post {
        if (userActions.isPending(requestId)) {
            userActions.finish(requestId, outcomes.of(result))
        } else if (result is UserActionResult.PhotoTaken) {
            // It will never be fetched: do not leave a photo of an identity card on the device.
            result.file.delete()
        }
    }

    /**
     * Requests those of [names] that are not granted for the shell itself, queued behind the web app's own
     * requests. [onResult] is called on the event loop, at once where there is nothing to request.
     */
    fun requestPermissions(names: Set<PermissionName>, onResult: () -> Unit) = loop.post {
        if (!permissions.request(names, onResult)) onResult()
    }

    private fun handle(message: Message.Accepted) {
        val call = PendingCall(message.callbackId, messenger, loop)
        calls += call
        call.onFinish { calls -= call }
        call.failOnException {
            when (message) {
                is Message.Call -> dispatcher.dispatch(call, message)
                is Message.Resume -> pendingResults.resume(call, message.event, message.name)
                is Message.UnknownEvent -> call.fail(ErrorCode.UNSUPPORT, "no such event")
                is Message.Malformed -> call.fail(message.code, message.reason)
            }
        }
        pushes.onMessage()
    }

    private fun createDispatcher() = EventDispatcher(
        ports,
        DeviceHandler(ports, permissions, ChunkedReplies(messenger, loop), loop),
        CacheHandler(stores.cache, ::deleteUserData),
        UserActionHandler(ports.screens, userActions, permissions),
        ExternalLinks(ports.externalApps)
    )

    private fun deleteUserData() {
        pendingResults.deleteAll()
        photos.clear()
        stores.cameraFiles?.clear()
        ports.screens.forgetPayments()
    }

    private fun deleteExpired() {
        pendingResults.deleteExpired()
        photos.deleteExpired()
        stores.cameraFiles?.deleteExpired()
        loop.postDelayed(Timeouts.PENDING_RESULT / 4, ::deleteExpired)
    }
}
