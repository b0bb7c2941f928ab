@file:Suppress("DEPRECATION") // Android and Robolectric have deprecated the short forms.

package cl.luka.shell.app.event

import android.Manifest
import android.app.ActivityManager
import android.app.ApplicationExitInfo
import android.content.Context
import android.content.pm.ApplicationInfo
import android.content.pm.PackageInfo
import android.location.Location
import android.location.LocationManager
import android.os.Build
import android.telephony.SubscriptionManager
import android.telephony.TelephonyManager
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowLocationManager
import org.robolectric.shadows.ShadowSubscriptionManager.SubscriptionInfoBuilder
import org.robolectric.shadows.ShadowWebView

/** The events without another screen, each against Android's own API. */
@RunWith(RobolectricTestRunner::class)
class EventsTest {
    private val app = TestPhone.application
    private val phone = TestPhone().load()

    @Test
    fun `deviceInfo returns the properties that need no permission`() {
        val data = phone.call("deviceInfo").data
        assertEquals(JsonPrimitive(Build.VERSION.SDK_INT), data["sdk"])
        for (name in listOf(
            "brand",
            "model",
            "os_version",
            "locale",
            "timezone",
            "screen",
            "network",
            "memory"
        )) {
            assertNotNull(name, data[name])
        }
    }

    @Test
    fun `deviceInfo has the area and the state of the phone only with those permissions`() {
        val data = phone.call("deviceInfo").data
        assertTrue("location" !in data && "phone" !in data)
        TestPhone.grant(Manifest.permission.ACCESS_COARSE_LOCATION, Manifest.permission.READ_PHONE_STATE)
        locate(System.currentTimeMillis())
        val telephony = shadowOf(app.getSystemService(TelephonyManager::class.java))
        telephony.setDataNetworkType(TelephonyManager.NETWORK_TYPE_HSPAP)
        telephony.setIsNetworkRoaming(true)
        shadowOf(app.getSystemService(SubscriptionManager::class.java)).setActiveSubscriptionInfos(
            SubscriptionInfoBuilder.newBuilder().setId(1).buildSubscriptionInfo(),
            SubscriptionInfoBuilder.newBuilder().setId(2).buildSubscriptionInfo()
        )
        val granted = phone.call("deviceInfo").data
        val state =
            json("network" to text("3g"), "roaming" to JsonPrimitive(true), "sims" to JsonPrimitive(2))
        assertEquals(state, granted["phone"])
        val area = granted["location"]?.jsonObject.orEmpty()
        assertEquals(setOf("latitude", "longitude", "time"), area.keys)
        assertEquals(JsonPrimitive(-33.44), area["latitude"])
    }

    @Test
    fun `deviceInfo of a device without telephony comes without the state of the phone`() {
        TestPhone.grant(Manifest.permission.READ_PHONE_STATE)
        shadowOf(app).removeSystemService(Context.TELEPHONY_SERVICE)
        val data = phone.call("deviceInfo").data
        assertEquals(JsonPrimitive(Build.VERSION.SDK_INT), data["sdk"])
        assertTrue("phone" !in data)
    }

    @Test
    fun `selfAppInfo returns version and flavour of the build`() {
        val data = phone.call("selfAppInfo").data
        val expected = mapOf(
            "packageName" to "cl.luka.app",
            "versionName" to "1.0.5",
            "versionCode" to "6",
            "flavor" to "standard"
        )
        assertEquals(expected, (data - "exits").mapValues { it.value.jsonPrimitive.content })
    }

    @Test
    fun `selfAppInfo tells the WebView, and from Android 11 on why the process ended the last times`() {
        val webView = PackageInfo().apply { packageName = "com.google.android.webview" }
        ShadowWebView.setCurrentWebViewPackage(webView.apply { versionName = "113.0.5672.136" })
        val hasExits = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
        val manager = shadowOf(TestPhone.application.getSystemService(ActivityManager::class.java))
        if (hasExits) manager.addApplicationExitInfo("luka", 7, ApplicationExitInfo.REASON_LOW_MEMORY, 0)
        val data = phone.call("selfAppInfo").data
        assertEquals("com.google.android.webview 113.0.5672.136", data["webView"]?.jsonPrimitive?.content)
        val reasons = data["exits"]?.jsonArray?.map { it.jsonPrimitive.content.substringBefore(' ') }
        assertEquals(if (hasExits) listOf("low_memory") else null, reasons)
    }

    @Test
    fun `installAppInfo returns the installed apps`() {
        val info = PackageInfo()
        info.packageName = "cl.example.bank"
        info.versionName = "3.1"
        info.firstInstallTime = 1_767_225_600_000
        info.applicationInfo =
            ApplicationInfo().apply {
                packageName = info.packageName
                nonLocalizedLabel = "Banco"
                flags = ApplicationInfo.FLAG_SYSTEM
            }
        shadowOf(app.packageManager).installPackage(info)
        phone.call("installAppInfo")
        phone.idle()
        val joined = phone.webApp.chunks.joinToString("") { it["data"]?.jsonPrimitive?.content.orEmpty() }
        val bank = Json.parseToJsonElement(joined).jsonArray.map { it.jsonObject }.first {
            it["appName"] ==
                text("Banco")
        }
        assertEquals(text("2026-01-01T00:00:00Z"), bank["firstInstall"])
        assertEquals(JsonPrimitive(true), bank["system"])
        assertEquals(text("3.1"), bank["versionName"])
    }

    @Test
    fun `afEvent is sent to the analytics provider`() {
        assertEquals(
            json("sent" to JsonPrimitive(true)),
            phone.call("afEvent", json("name" to text("open"))).data
        )
        assertEquals(listOf("open"), app.tracked)
    }

    @Test
    fun `location waits for a new position where the known one is old`() {
        TestPhone.grant(Manifest.permission.ACCESS_COARSE_LOCATION)
        val locations = locate(0)
        assertNull(phone.call("location"))
        locations.simulateLocation(place(System.currentTimeMillis()))
        phone.idle()
        assertEquals("-33.44", phone.lastReply().data["latitude"]?.jsonPrimitive?.content)
    }

    @Test
    fun `permission returns the states and requests the missing ones once`() {
        TestPhone.grant(Manifest.permission.CAMERA)
        val names = Json.parseToJsonElement("""["camera","location","phone","sms"]""")
        val data = phone.call("permission", json("names" to names, "ask" to JsonPrimitive(false))).data
        assertEquals(text("granted"), data["camera"])
        assertEquals(text("not_asked"), data["location"])
        phone.call("permission", json("names" to names, "ask" to JsonPrimitive(true)))
        assertEquals(3, phone.answerRequest(isGranted = true).size)
        assertEquals(setOf(text("granted")), phone.lastReply().data.values.toSet())
    }

    /** The network's provider knows a place since [time]. */
    private fun locate(time: Long): ShadowLocationManager {
        val locations = shadowOf(app.getSystemService(LocationManager::class.java))
        locations.setProviderEnabled(LocationManager.NETWORK_PROVIDER, true)
        locations.setLastKnownLocation(LocationManager.NETWORK_PROVIDER, place(time))
        return locations
    }

    private fun place(time: Long) = Location(LocationManager.NETWORK_PROVIDER).apply {
        latitude = -33.4372
        longitude = -70.6506
        accuracy = 30f
        this.time = time
        elapsedRealtimeNanos = 1
    }
}
