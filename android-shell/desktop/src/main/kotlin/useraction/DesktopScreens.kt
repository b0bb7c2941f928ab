package cl.luka.shell.desktop.useraction

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.Contact
import cl.luka.shell.core.model.PhotoRequest
import cl.luka.shell.core.model.UserActionResult
import cl.luka.shell.core.port.Screens
import java.io.File

/** What the simulated liveness check sees in a selfie that nothing was prepared for. */
private const val FACES = 1

/** The screens in which the user acts, all simulated but the pay view. */
class DesktopScreens(
    private val folder: File,
    /** The photo that the camera takes; null for a generated one. */
    private val photo: File?,
    private val contacts: List<Contact>,
    private val payScreen: PayScreen,
    /** A screen opens in front of the app. */
    private val onOpen: () -> Unit,
    private val onFinish: (requestId: String, UserActionResult) -> Unit
) : Screens {
    private val samplePhotos = SamplePhotos(File(folder, "pictures"))
    private var pickCount = 0

    /** The camera. */
    val camera = screen("camera") { takePhoto() }

    /** The liveness check. */
    val liveness = screen("liveness") { takePhoto(FACES) }

    /** The contact picker; it returns the contacts in turn. */
    val picker = screen("picker", ::pickNext)

    /** The question for the device's lock; the user unlocks it. */
    val lock = screen("lock") { UserActionResult.LockAsked(true) }

    private val simulated = listOf(camera, liveness, picker, lock)

    /** The request ids of screens that an earlier process has opened and that are still open. */
    val inFlight: Set<String>
        get() = simulated.mapNotNull(SimulatedScreen::requestId).toSet()

    /** True while a screen, or a payment page, is open in front of the app. */
    val isOpen: Boolean
        get() = inFlight.isNotEmpty() || payScreen.targetId != null

    override fun takePhoto(requestId: String, request: PhotoRequest) = open(camera, requestId)

    override fun startLiveness(requestId: String) = open(liveness, requestId)

    override fun pickContact(requestId: String) = open(picker, requestId)

    override fun askForLock(requestId: String) = open(lock, requestId)

    override fun openPayView(requestId: String, url: String) = payScreen.open(requestId, url)

    override fun forgetPayments() = payScreen.forget()

    override fun close(requestId: String) {
        simulated.forEach { it.close(requestId) }
        payScreen.close(requestId)
    }

    /** The result of the camera: a copy of [photo], or a generated one. */
    fun takePhoto(faces: Int? = null): UserActionResult =
        if (photo == null) samplePhotos.generate(faces) else samplePhotos.copyOf(photo, faces)

    /** The user presses Back in the screen in front of the app; false where there is none. */
    fun goBack(): Boolean {
        if (lock.requestId != null) return lock.act { UserActionResult.LockAsked(false) }
        val front = simulated.find { it.requestId != null } ?: return payScreen.closeByUser()
        return front.act { UserActionResult.Failed(ErrorCode.CANCELLED, "closed by the user") }
    }

    private fun open(screen: SimulatedScreen, requestId: String) {
        onOpen()
        screen.open(requestId)
    }

    @Synchronized
    private fun pickNext(): UserActionResult {
        val contact = contacts.getOrNull(pickCount % contacts.size.coerceAtLeast(1))
        pickCount += 1
        return contact?.let(UserActionResult::ContactPicked)
            ?: UserActionResult.Failed(ErrorCode.CANCELLED, "no contacts")
    }

    private fun screen(name: String, usual: UserAction) =
        SimulatedScreen(TextFile(File(folder, "open-$name")), onFinish, usual)
}
