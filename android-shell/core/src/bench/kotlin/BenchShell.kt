package cl.luka.shell.core.bench

import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.bridge.Bridge
import cl.luka.shell.core.bridge.Stores
import cl.luka.shell.core.fake.FakeDevice
import cl.luka.shell.core.fake.FakeEventLoop
import cl.luka.shell.core.fake.FakeKeyValueStore
import cl.luka.shell.core.fake.FakePendingResultStore
import cl.luka.shell.core.fake.FakePermissions
import cl.luka.shell.core.fake.FakeScreens
import cl.luka.shell.core.fake.FakeSystemScreens
import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.MainFrame
import cl.luka.shell.core.port.MessageChannel
import cl.luka.shell.core.port.Ports
import java.io.File

/** A bridge over fakes, whose web app accepts everything at once and reads nothing. */
internal class BenchShell(hasChannel: Boolean) {
    val device = FakeDevice()
    private val loop = FakeEventLoop()
    private val webApp = AcceptingWebApp(hasChannel)
    private val permissions = FakePermissions().apply { granted += PermissionName.SMS }
    private val bridge =
        Bridge(
            ports =
                Ports(
                    mainFrame = webApp,
                    device = device,
                    permissions = permissions,
                    screens = FakeScreens(),
                    location = { Cancellable {} },
                    externalApps = { true },
                    system = FakeSystemScreens(),
                    analytics = { _, _ -> true }
                ),
            loop = loop,
            stores = Stores(FakeKeyValueStore(), FakeKeyValueStore(), FakePendingResultStore()),
            photos = OneShotFiles(File(System.getProperty("java.io.tmpdir"), "luka-bench")),
            origin = "https://app.luka.local"
        )
    private val secret = bridge.beginLoad()

    init {
        loop.run()
        call("selfAppInfo")
    }

    /** The web app calls [event]; returns the length of everything that was sent to it so far. */
    fun call(event: String, secret: String = this.secret): Long {
        bridge.receive("""{"event":"$event","callbackId":"1-a","data":null,"secret":"$secret"}""")
        loop.run()
        return webApp.length
    }
}

private class AcceptingWebApp(private val hasChannel: Boolean) : MainFrame {
    var length = 0L
        private set

    override fun evaluate(script: String, onResult: (String?) -> Unit) {
        length += script.length
        onResult("true")
    }

    override fun openChannel(offer: String, onMessage: (String?) -> Unit): MessageChannel? {
        if (!hasChannel) return null
        onMessage("ready")
        return object : MessageChannel {
            override fun post(text: String) {
                length += text.length
                onMessage("true")
            }

            override fun close() = Unit
        }
    }
}
