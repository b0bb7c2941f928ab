package cl.luka.shell.desktop

import cl.luka.shell.core.asset.AssetServer
import cl.luka.shell.core.asset.AssetServerParts
import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.bridge.Bridge
import cl.luka.shell.core.bridge.BridgeParts
import cl.luka.shell.core.bridge.Stores
import cl.luka.shell.core.cache.FileValueStore
import cl.luka.shell.core.kept.FileKeptStore
import cl.luka.shell.core.outside.AppLinks
import cl.luka.shell.core.port.ExecutorLoop
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.shape.Insets
import cl.luka.shell.core.shape.PermissionName
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.desktop.person.PayScreen
import cl.luka.shell.desktop.person.PersonScreens
import cl.luka.shell.desktop.person.PersonScreensParts
import cl.luka.shell.desktop.person.SavedPlace
import cl.luka.shell.desktop.phone.DesktopPermissions
import cl.luka.shell.desktop.phone.DesktopPhone
import cl.luka.shell.desktop.phone.DesktopPlaces
import cl.luka.shell.desktop.phone.EventRecord
import cl.luka.shell.desktop.phone.OutsideRecord
import cl.luka.shell.desktop.view.AppFiles
import cl.luka.shell.desktop.view.Chromium
import cl.luka.shell.desktop.view.Detours
import cl.luka.shell.desktop.view.HostParts
import cl.luka.shell.desktop.view.Looks
import cl.luka.shell.desktop.view.ViewHost
import java.io.File
import java.util.concurrent.CompletableFuture

/** The app's own origin. It never changes: it holds the person's storage. */
const val ORIGIN = "https://app.luka.local"

private const val WIDTH = 360
private const val HEIGHT = 800

/** The core with a desktop's stand-ins for a phone. [closed] is called when its window was closed. */
class Shell(private val options: Options, chromium: Chromium, closed: () -> Unit) : AutoCloseable {
    private val loop = ExecutorLoop { System.err.println("bridge: $it") }
    private val photos = OneShotFiles(File(options.data, "once"))
    private val place = SavedPlace(File(options.data, "place"))
    private val memory = FileValueStore(File(options.data, "permissions.json"))
    private val link = WaitingLink({ screens.isOpen }) { route, taken -> bridge.pushes.link(route, taken) }

    /** What the page sees of the phone. */
    val looks = Looks(WIDTH, HEIGHT, options.timezone, options.locale)

    /** What the phone tells. */
    val phone =
        DesktopPhone(looks, options.flavor).apply {
            smsFile = options.sms
            appsFile = options.apps
        }

    /** Where the phone is. */
    val places = DesktopPlaces()

    /** What was opened outside. */
    val outside = OutsideRecord()

    /** What was counted. */
    val events = EventRecord()

    /** What the person allows. */
    val permissions =
        DesktopPermissions(
            declared = PermissionName.entries.filter { it != PermissionName.SMS || !isPlay() }.toSet(),
            kept = FileValueStore(File(options.data, "system.json")),
            memory = memory,
            onLoop = loop::post
        )

    /** Payment pages. */
    val payScreen: PayScreen = PayScreen({ host }, ::finish)

    /** The screens in which the person acts. */
    val screens =
        PersonScreens(
            PersonScreensParts(
                folder = File(options.data, "screens"),
                photo = options.photo,
                contacts = options.contacts,
                payView = payScreen,
                leaving = ::savePlace
            ),
            ::finish
        )

    /** The core. */
    val bridge: Bridge = Bridge(bridgeParts())

    /** The web view's home. */
    val host: ViewHost = ViewHost(chromium, hostParts(closed))

    /** Opens the app. */
    fun start() {
        options.permissions.forEach(permissions::set)
        bridge.start(screens.inFlight)
        bridge.pushes.network(looks.isOnline)
        bridge.pushes.insets(Insets(0.0, 0.0, 0.0, 0.0, 0.0))
        val left = place.take()
        val route = options.link?.let(AppLinks::routeOf)
        host.start(left ?: route?.let { "$ORIGIN/#$it" } ?: "$ORIGIN/")
        // What is restored is led to a link from where the person was.
        if (left != null && route != null) link.follow(route)
    }

    /**
     * Another app has a link into ours. Done when the page has it; at once where the link waits for what
     * lies in front, or says nothing that the app opens.
     */
    fun follow(url: String): CompletableFuture<Unit> {
        // Whatever it says, the app comes to the front.
        if (!screens.isOpen) resume()
        return AppLinks.routeOf(url)?.let(link::follow) ?: CompletableFuture.completedFuture(Unit)
    }

    /** The app goes out of sight. */
    fun pause() {
        savePlace()
        bridge.pushes.pause()
    }

    /** The app is in sight again. */
    fun resume() {
        place.write(null)
        bridge.pushes.resume()
        link.goOn()
    }

    /** Ends at once, as the system ends a process: nothing is said to anybody. */
    fun die(): Nothing {
        host.kill()
        Runtime.getRuntime().halt(KILLED)
        error("halted")
    }

    override fun close() {
        host.close()
        loop.close()
    }

    private fun savePlace() = place.write(host.view?.url)

    private fun finish(ticket: String, result: PersonResult) {
        place.write(null)
        bridge.finish(ticket, result)
        link.goOn()
    }

    private fun isPlay() = options.flavor == DesktopPhone.PLAY

    private fun bridgeParts() = BridgeParts(
        ports =
            Ports(
                page = { script, returned -> host.evaluate(script, returned) },
                phone = phone,
                permissions = permissions,
                screens = screens.ports,
                places = places,
                outside = outside,
                analytics = events
            ),
        loop = loop,
        stores =
            Stores(
                cache = FileValueStore(File(options.data, "cache.json")),
                permissions = memory,
                kept = FileKeptStore(File(options.data, "kept"))
            ),
        photos = photos,
        origin = ORIGIN
    )

    private fun hostParts(closed: () -> Unit) = HostParts(
        origin = ORIGIN,
        assets =
            AssetServer(
                AssetServerParts(
                    ORIGIN,
                    AppFiles(options.web, options.sandbox != null),
                    photos,
                    bridge::beginLoad
                )
            ),
        detours = Detours(ORIGIN, options.sandbox, options.strangers),
        looks = looks,
        receive = bridge::receive,
        leave = { target -> outside.open(target) || target.fallback?.let(outside::open) == true },
        closed = closed
    )

    private companion object {
        /** The exit code of a process that was killed. */
        const val KILLED = 137
    }
}
