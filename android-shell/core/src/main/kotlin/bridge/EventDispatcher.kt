package cl.luka.shell.core.bridge

import cl.luka.shell.core.call.PendingCall
import cl.luka.shell.core.call.Timeouts
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Message
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.navigation.ExternalLinks
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.useraction.UserActionHandler
import cl.luka.shell.core.useraction.UserActionRequest

/** Maps each event to the code that handles it. Call on the event loop only. */
internal class EventDispatcher(
    private val ports: Ports,
    private val device: DeviceHandler,
    private val cache: CacheHandler,
    private val userActions: UserActionHandler,
    private val externalLinks: ExternalLinks
) {
    /** Handles [message] and replies to [call], now or later. */
    fun dispatch(call: PendingCall, message: Message.Call) {
        val request = message.request
        // Nothing to ask for: the reply says so.
        if (request is Request.Unlock && !ports.device.hasLock) return device.sendLock(call)
        // A user action has the timeout of its request, which survives the process.
        if (request !is Request.UserAction) call.setTimeout(timeoutOf(request))
        when (request) {
            is Request.UserAction ->
                userActions.start(UserActionRequest(call, message.event, request, message.keep))
            is Request.DeviceInfo -> device.sendDevice(call)
            is Request.SelfAppInfo -> call.reply(ports.device.describeBuild())
            is Request.SmsInfo -> device.sendSms(call, request)
            is Request.InstallAppInfo -> device.sendApps(call)
            is Request.AfEvent -> track(call, request)
            is Request.Location -> device.sendPosition(call)
            is Request.DeviceLock -> device.sendLock(call)
            is Request.Permission -> device.sendPermissions(call, request)
            is Request.LocalCache -> call.finish(cache.handle(request))
            is Request.AllSpCache -> call.finish(cache.all())
            is Request.IntentUriOpen -> openExternally(call, request)
            is Request.Print -> device.print(call)
            is Request.OpenSettings -> call.reply(mapOf("opened" to ports.system.openSettings()))
            is Request.PasteCode -> device.sendCode(call, request)
            is Request.AddToCalendar ->
                call.reply(mapOf("opened" to ports.system.addToCalendar(request.day)))
            is Request.Touch -> {
                ports.haptics.perform(request.haptic)
                call.reply(mapOf("opened" to true))
            }
        }
    }

    private fun timeoutOf(request: Request) =
        if (request is Request.Permission && request.ask) Timeouts.USER_ACTION else Timeouts.DEFAULT

    private fun track(call: PendingCall, request: Request.AfEvent) =
        call.reply(mapOf("sent" to ports.analytics.track(request.name, request.values)))

    private fun openExternally(call: PendingCall, request: Request.IntentUriOpen) {
        val isOpened = externalLinks.open(request.uri)
        if (isOpened == null) {
            call.fail(ErrorCode.NOT_PERMITTED, "a link that the shell does not open")
        } else {
            call.reply(mapOf("opened" to isOpened))
        }
    }
}
