package cl.luka.shell.desktop.view

import cl.luka.shell.desktop.cdp.CdpSession
import kotlinx.serialization.json.put

/** What Chromium emulates of a phone; the network may change. */
class DeviceEmulation(
    /** In CSS pixels. */
    val width: Int,
    val height: Int,
    val timezone: String,
    /** A language tag. */
    val locale: String,
    /** Run by every page before its own scripts. */
    private val script: String?
) {
    /** False while the device is offline. */
    @Volatile
    var isOnline = true

    /** Applies everything to a page, before it loads. */
    internal fun apply(session: CdpSession) {
        session.send("Emulation.setDeviceMetricsOverride") {
            put("width", width)
            put("height", height)
            put("deviceScaleFactor", 1)
            put("mobile", true)
        }
        session.send("Emulation.setTouchEmulationEnabled") { put("enabled", true) }
        session.send("Emulation.setTimezoneOverride") { put("timezoneId", timezone) }
        if (script != null) session.send("Page.addScriptToEvaluateOnNewDocument") { put("source", script) }
        session.send("Emulation.setLocaleOverride") { put("locale", locale.replace('-', '_')) }
        session.send("Browser.getVersion").thenAccept { version ->
            session.send("Emulation.setUserAgentOverride") {
                put("userAgent", version.getValue("userAgent"))
                put("acceptLanguage", locale)
            }
        }
        applyNetwork(session)
    }

    internal fun applyNetwork(session: CdpSession) {
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions") {
            put("offline", !isOnline)
            put("latency", 0)
            put("downloadThroughput", -1)
            put("uploadThroughput", -1)
        }
    }
}
