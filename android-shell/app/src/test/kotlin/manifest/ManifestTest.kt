package cl.luka.shell.app.manifest

import android.content.pm.ActivityInfo
import android.content.pm.ActivityInfo.CONFIG_LOCALE
import android.content.pm.ActivityInfo.CONFIG_MCC
import android.content.pm.ActivityInfo.CONFIG_MNC
import android.content.pm.ActivityInfo.CONFIG_TOUCHSCREEN
import cl.luka.shell.core.navigation.DeepLinks
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.w3c.dom.Element

private const val ANDROID = "http://schemas.android.com/apk/res/android"

/** Of Android itself: no change of the phone, and not for manifests. */
private val internalChanges = setOf("CONFIG_WINDOW_CONFIGURATION", "CONFIG_RESOURCES_UNUSED")

/** The merged manifests of both flavours. */
@RunWith(RobolectricTestRunner::class)
class ManifestTest {
    private val flavors = listOf("standard", "play").associateWith(::read)

    @Test
    fun `MASVS-PRIVACY-1 each flavour declares only the permissions of its events`() {
        val both =
            setOf("INTERNET", "ACCESS_NETWORK_STATE", "ACCESS_COARSE_LOCATION", "READ_PHONE_STATE", "CAMERA")
        assertEquals(both, permissions("play"))
        assertEquals(both + "READ_SMS" + "QUERY_ALL_PACKAGES", permissions("standard"))
    }

    @Test
    fun `MASVS-PLATFORM-1 only the launcher's activity is exported`() {
        for (manifest in flavors.values) {
            val parts = listOf("activity", "service", "receiver", "provider").flatMap {
                elements(manifest, it)
            }
            val exported = parts.filter { attribute(it, "exported") != "false" }.map { attribute(it, "name") }
            assertEquals(listOf("cl.luka.shell.app.MainActivity"), exported)
            val actions = elements(manifest, "action").map { attribute(it, "name") }
            assertEquals(listOf("android.intent.action.MAIN", "android.intent.action.VIEW"), actions)
        }
    }

    @Test
    fun `MASVS-PLATFORM-1 no activity shares a task with another app's`() {
        for (manifest in flavors.values) {
            val application = elements(manifest, "application").single()
            assertTrue(application.hasAttributeNS(ANDROID, "taskAffinity"))
            assertEquals("", application.getAttributeNS(ANDROID, "taskAffinity"))
            assertTrue(elements(manifest, "activity").none { it.hasAttributeNS(ANDROID, "taskAffinity") })
        }
    }

    @Test
    fun `MASVS-PLATFORM-3 the intent filter for deep links matches the core's scheme and host`() {
        for (manifest in flavors.values) {
            val main = elements(manifest, "activity").single { attribute(it, "exported") == "true" }
            // Any other mode closes the activities in front of it, or creates a second activity.
            assertEquals("singleTop", attribute(main, "launchMode"))
            val filter = elements(main, "intent-filter").last()
            val categories = elements(filter, "category").map { attribute(it, "name") }
            val category = "android.intent.category"
            assertEquals(listOf("$category.DEFAULT", "$category.BROWSABLE"), categories)
            val data = elements(manifest, "data").single()
            assertEquals(mapOf("scheme" to DeepLinks.SCHEME, "host" to DeepLinks.HOST), attributesOf(data))
        }
    }

    @Test
    fun `no change of the phone recreates an activity, but that of a language the app's`() {
        val app = setOf(CONFIG_LOCALE, CONFIG_MCC, CONFIG_MNC, CONFIG_TOUCHSCREEN)
        for (manifest in flavors.values) {
            for (activity in elements(manifest, "activity")) {
                val name = attribute(activity, "name").substringAfterLast('.')
                val handled = attribute(activity, "configChanges").split('|').map(::configOf)
                assertEquals(name, handled.size, handled.toSet().size)
                val missing = allChanges.keys - handled.toSet()
                assertEquals(name, if (name == "PayActivity") emptySet() else app, missing)
            }
        }
    }

    private fun configOf(name: String) = allChanges.entries.single { it.value == name }.key

    /** The constants `ActivityInfo.CONFIG_*`, with the names that the manifest has for them. */
    private val allChanges: Map<Int, String> =
        ActivityInfo::class.java.fields
            .filter { it.name.startsWith("CONFIG_") && it.type == Int::class.java }
            .filter { it.name !in internalChanges }
            .associate { field ->
                val words = field.name.removePrefix("CONFIG_").lowercase().split('_')
                field.getInt(null) to (words.first() + words.drop(1).joinToString("") { it.capitalized() })
            }

    private fun String.capitalized() = replaceFirstChar(Char::uppercase)

    @Test
    fun `MASVS-STORAGE-2 backup and device transfer are disabled`() {
        for (manifest in flavors.values) {
            val app = elements(manifest, "application").single()
            assertEquals("false", attribute(app, "allowBackup"))
            assertEquals("false", attribute(app, "fullBackupContent"))
        }
        val rules = parse(File("src/main/res/xml/data_extraction_rules.xml"))
        for (way in listOf("cloud-backup", "device-transfer")) {
            val kept = (elements(rules, way).single()).let {
                elements(it, "exclude")
            }.map { it.getAttribute("domain") }
            assertEquals(listOf("root", "file", "database", "sharedpref", "external"), kept)
        }
    }

    @Test
    fun `MASVS-NETWORK-1 no cleartext and only system certificates`() {
        val app = elements(flavors.getValue("standard"), "application").single()
        assertEquals("false", attribute(app, "usesCleartextTraffic"))
        val rules = parse(File("src/main/res/xml/network_security_config.xml"))
        val base = elements(rules, "base-config").single()
        assertEquals("false", base.getAttribute("cleartextTrafficPermitted"))
        assertEquals(listOf("system"), elements(rules, "certificates").map { it.getAttribute("src") })
        assertTrue(elements(rules, "domain-config").isEmpty() && elements(rules, "debug-overrides").isEmpty())
    }

    @Test
    fun `MASVS-RESILIENCE-4 the manifest does not enable debugging`() {
        for (manifest in flavors.values) {
            val app = elements(manifest, "application").single()
            assertEquals("", attribute(app, "debuggable"))
            assertEquals("", attribute(app, "testOnly"))
        }
    }

    @Test
    fun `Given each flavour, its name and the provider's authority are filled in`() {
        for ((flavor, manifest) in flavors) {
            assertEquals("cl.luka.app", manifest.getAttribute("package"))
            val notes = elements(manifest, "meta-data").associate {
                attribute(it, "name") to
                    attribute(it, "value")
            }
            assertEquals(flavor, notes["cl.luka.flavor"])
            assertEquals(
                "cl.luka.app.photos",
                attribute(elements(manifest, "provider").single(), "authorities")
            )
        }
    }

    private fun permissions(flavor: String) = elements(flavors.getValue(flavor), "uses-permission")
        .map { attribute(it, "name").removePrefix("android.permission.") }
        .toSet()

    private fun read(flavor: String) =
        parse(File(System.getProperty("manifests"), "$flavor/AndroidManifest.xml"))

    private fun parse(file: File): Element {
        val factory = DocumentBuilderFactory.newInstance().apply { isNamespaceAware = true }
        return factory.newDocumentBuilder().parse(file).documentElement
    }

    private fun elements(parent: Element, name: String): List<Element> =
        parent.getElementsByTagName(name).let { list -> List(list.length) { list.item(it) as Element } }

    private fun attributesOf(element: Element): Map<String, String> = element.attributes.let { all ->
        List(all.length) { all.item(it) }.associate { it.localName to it.nodeValue }
    }

    private fun attribute(element: Element, name: String): String = element.getAttributeNS(ANDROID, name)
}
