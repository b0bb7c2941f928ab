package cl.luka.shell.core.bridge

import cl.luka.shell.core.cache.CacheAnswers
import cl.luka.shell.core.call.Deadlines
import cl.luka.shell.core.call.OpenCall
import cl.luka.shell.core.call.PageLink
import cl.luka.shell.core.call.guarded
import cl.luka.shell.core.call.randomToken
import cl.luka.shell.core.kept.KeptOutcomes
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Message
import cl.luka.shell.core.message.MessageReader
import cl.luka.shell.core.outside.OutsideDoor
import cl.luka.shell.core.outside.OutsideLinks
import cl.luka.shell.core.outside.PayViewPolicy
import cl.luka.shell.core.permission.PermissionDesk
import cl.luka.shell.core.permission.PermissionMemory
import cl.luka.shell.core.person.PersonAnswers
import cl.luka.shell.core.person.PersonOutcomes
import cl.luka.shell.core.person.PersonWorks
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.stream.ChunkedReplies

/**
 * The shell's side of the bridge. Every function may be called from any thread; the work is done on the
 * loop. Source: lib/bridge/PROTOCOL.md.
 */
class Bridge(private val parts: BridgeParts) {
    private val loop = parts.loop
    private val secret = parts.secret
    private val reader = MessageReader(secret::current)
    private val link = PageLink(parts.ports.page, loop)
    private val results = PersonOutcomes(parts.photos)
    private val kept = KeptOutcomes(parts.stores.kept, parts.clock, results::discard)
    private val works = PersonWorks(kept, loop, parts.clock, ::randomToken)
    private val desk = createDesk()
    private val dispatcher = createDispatcher()
    private val calls = mutableSetOf<OpenCall>()

    /** What the shell tells the page without being asked. */
    val pushes = Pushes(link, loop)

    /**
     * Call it once, before the first load: [inFlight] are the tickets of screens that were open when the
     * process died and whose results the system will still hand to us.
     */
    fun start(inFlight: Set<String> = emptySet()) = loop.post {
        works.restore(inFlight)
        removeOld()
    }

    /**
     * A new load of the main frame begins: what the older one waits for is forgotten. Returns the secret for
     * the new document.
     */
    fun beginLoad(): String {
        val fresh = secret.renew()
        loop.post {
            link.onNewLoad()
            calls.toList().forEach(OpenCall::forget)
            works.onNewLoad()
            pushes.onNewLoad()
        }
        return fresh
    }

    /**
     * Takes what a frame posted. It is read here, on the caller's thread, so that a stranger who floods
     * the bridge holds up nobody but itself.
     */
    fun receive(text: String) {
        val message = reader.read(text)
        if (message is Message.Addressed) loop.post { answer(message) }
    }

    /** What came of the screen that was opened under [ticket], in this process or an earlier one. */
    fun finish(ticket: String, result: PersonResult) = loop.post {
        if (works.isOpen(ticket)) {
            works.finish(ticket, results.of(result))
        } else if (result is PersonResult.Shot) {
            // Nobody will fetch it: no picture of a paper stays behind.
            result.file.delete()
        }
    }

    /**
     * The shell itself asks the person for those of [names] that are not granted: behind the page's own
     * questions, and remembered as they are. [answered] on the loop, at once where there is nothing to ask.
     */
    fun askPerson(names: Set<PermissionName>, answered: () -> Unit = {}) = loop.post {
        if (!desk.ask(names, answered)) answered()
    }

    private fun answer(message: Message.Addressed) {
        val call = OpenCall(message.callbackId, link, loop)
        calls += call
        call.whenOver { calls -= call }
        call.guarded {
            when (message) {
                is Message.Call -> dispatcher.dispatch(call, message)
                is Message.Resume -> kept.resume(call, message.event, message.name)
                is Message.Unknown -> call.fail(ErrorCode.UNSUPPORT, "no such event")
                is Message.Malformed -> call.fail(message.code, message.reason)
            }
        }
        pushes.onMessage()
    }

    private fun createDesk() = PermissionDesk(
        parts.ports.permissions,
        PermissionMemory(parts.stores.permissions),
        loop,
        Deadlines.PERSON
    )

    private fun createDispatcher(): Dispatcher {
        val ports = parts.ports
        val door = OutsideDoor(OutsideLinks(parts.origin), ports.outside)
        return Dispatcher(
            PhoneAnswers(ports, desk, ChunkedReplies(link, loop), door, loop),
            CacheAnswers(parts.stores.cache, ::forgetPerson),
            PersonAnswers(ports.screens, works, desk, PayViewPolicy(parts.origin)),
            desk
        )
    }

    /** Who has logged out leaves nothing for the next one. */
    private fun forgetPerson() {
        kept.forgetAll()
        parts.photos.clear()
    }

    private fun removeOld() {
        kept.purge()
        parts.photos.purge()
        loop.postDelayed(Deadlines.KEPT / 4, ::removeOld)
    }
}
