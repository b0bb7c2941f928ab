package cl.luka.shell.app.device

import android.net.ConnectivityManager
import android.net.Network
import android.net.NetworkCapabilities
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import kotlinx.serialization.json.JsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowConnectivityManager

/** Some builds of Android 11 throw SecurityException: "Package android does not belong to …". */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 30, 35, 36], shadows = [BrokenNetworkTest.ThrowingConnectivityManager::class])
class BrokenNetworkTest {
    @Test
    fun `Given network calls that throw, the app starts, is hidden and is shown again`() {
        val phone = TestPhone().load()
        phone.controller.pause().stop().restart().resume()
        phone.close()
    }

    @Test
    fun `Given network calls that throw, the web app counts as online, so that it tries`() {
        val phone = TestPhone().load()
        phone.call("selfAppInfo")
        val push = phone.webApp.messages.last { it["event"] == text("network") }
        assertEquals(json("online" to JsonPrimitive(true)), push["data"])
    }

    @Test
    fun `Given network calls that throw, deviceInfo replies without the kind of network`() {
        val network = TestPhone().load().call("deviceInfo").data["network"]
        assertEquals(json("type" to text("unknown")), network)
    }

    @Implements(ConnectivityManager::class)
    class ThrowingConnectivityManager : ShadowConnectivityManager() {
        @Implementation
        override fun getActiveNetwork(): Network = broken()

        @Implementation
        override fun registerDefaultNetworkCallback(callback: ConnectivityManager.NetworkCallback) = broken()

        @Implementation
        override fun unregisterNetworkCallback(callback: ConnectivityManager.NetworkCallback) =
            throw IllegalArgumentException("NetworkCallback was not registered")

        @Implementation
        override fun getNetworkCapabilities(network: Network): NetworkCapabilities = broken()

        private fun broken(): Nothing = throw SecurityException("Package android does not belong to 10345")
    }
}
