package cl.luka.shell.desktop.person

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.port.Camera
import cl.luka.shell.core.port.ContactPicker
import cl.luka.shell.core.port.Liveness
import cl.luka.shell.core.port.Screens
import cl.luka.shell.core.shape.Contact
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.shape.PhotoRequest
import java.io.File

/** How sure the stand-in for the liveness check always is. */
private const val SCORE = 0.99

/** Where the screens keep what outlives the process, and what is in them. */
class PersonScreensParts(
    val folder: File,
    /** The picture that the camera takes; null for a drawn one. */
    val photo: File?,
    val contacts: List<Contact>,
    val payView: PayScreen,
    /** The app goes out of sight behind another one's screen. */
    val leaving: () -> Unit
)

/** All screens in which a person acts, each with a stand-in for the person. */
class PersonScreens(private val parts: PersonScreensParts, finish: (ticket: String, PersonResult) -> Unit) {
    private val pictures = Pictures(File(parts.folder, "pictures"))
    private var picked = 0

    /** Takes the pictures of papers and faces. */
    val camera = StandIn(ticketOf("camera"), finish) { { takePicture(parts.photo, null) } }

    /** Takes the selfie of somebody who is there. */
    val liveness = StandIn(ticketOf("liveness"), finish) { { takePicture(parts.photo, SCORE) } }

    /** Picks the contacts of the list in turn. */
    val picker = StandIn(ticketOf("picker"), finish) { ::pickNext }

    /** The tickets of screens that are open although the process that opened them is gone. */
    val inFlight: Set<String>
        get() = setOfNotNull(camera.ticket, liveness.ticket, picker.ticket)

    /** True while one of them, or a payment page, lies in front of the app. */
    val isOpen: Boolean
        get() = inFlight.isNotEmpty() || parts.payView.targetId != null

    /** As the core wants them. */
    val ports =
        Screens(
            camera =
                object : Camera {
                    override fun take(ticket: String, request: PhotoRequest) = show(camera, ticket)

                    override fun close(ticket: String) = camera.close(ticket)
                },
            liveness =
                object : Liveness {
                    override fun start(ticket: String) = show(liveness, ticket)

                    override fun close(ticket: String) = liveness.close(ticket)
                },
            picker =
                object : ContactPicker {
                    override fun pick(ticket: String) = show(picker, ticket)

                    override fun close(ticket: String) = picker.close(ticket)
                },
            payView = parts.payView
        )

    /** The camera's picture: that of [file], or a drawn one. */
    fun takePicture(file: File?, score: Double?): PersonResult =
        if (file == null) pictures.drawnShot(score) else pictures.shotOf(file, score)

    /** The person goes back from the screen that lies in front; false where there is none. */
    fun goBack(): Boolean {
        val front =
            listOf(camera, liveness, picker).find { it.ticket != null } ?: return parts.payView.leave()
        return front.act { PersonResult.Failed(ErrorCode.CANCELLED, "closed by the person") }
    }

    private fun show(screen: StandIn, ticket: String) {
        parts.leaving()
        screen.open(ticket)
    }

    @Synchronized
    private fun pickNext(): PersonResult {
        val contact = parts.contacts.getOrNull(picked % parts.contacts.size.coerceAtLeast(1))
        picked += 1
        return contact?.let(PersonResult::Picked)
            ?: PersonResult.Failed(ErrorCode.CANCELLED, "an empty address book")
    }

    private fun ticketOf(screen: String) = TicketFile(File(parts.folder, "open-$screen"))
}
