package cl.luka.shell.desktop

import cl.luka.shell.core.model.Contact
import cl.luka.shell.desktop.device.DesktopDevice
import cl.luka.shell.desktop.device.parsePermission
import java.io.File
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.Json

/** The command line options; README.md describes them. */
class Options(private val given: Map<String, List<String>>) {
    /** The exported web bundle. */
    val web = File(last("web") ?: "out")

    /** The folder that survives the process: Chromium's profile and the shell's files. */
    val data = File(last("data") ?: "data")

    /** True for no window. */
    val isHeadless = "headless" in given

    /** The device's language tag. */
    val locale = (last("locale") ?: "es").let { regions[it] ?: it }

    /** The IANA name of the device's time zone. */
    val timezone = last("timezone") ?: "America/Santiago"

    /** A script that every page runs before its own. */
    val script = last("script")

    /** The photo that the camera takes. */
    val photo = fileOf("photo")

    /** The contacts. */
    val contacts: List<Contact> = fileOf("contacts")?.let { parseContacts(it.readText()) } ?: defaultContacts

    /** The text messages. */
    val sms = fileOf("sms")

    /** The installed apps. */
    val apps = fileOf("apps")

    /** The build's flavour. */
    val flavor = last("flavor") ?: DesktopDevice.STANDARD

    /** The deep link that starts the app. */
    val link = last("link")

    /** The address of a sandbox on loopback. */
    val sandbox = last("sandbox")?.trimEnd('/')

    /** Loopback addresses by the origin that is mapped to them. */
    val mappedOrigins = given["map-origin"].orEmpty().associate {
        it.substringBefore('=') to it.substringAfter('=')
    }

    /** The states of permissions; those that are not named keep their state of the last run. */
    val permissions =
        given["permission"].orEmpty().associate {
            parsePermission(it.substringBefore('='), it.substringAfter('='))
        }

    private fun last(name: String) = given[name]?.lastOrNull()

    private fun fileOf(name: String) = last(name)?.let(::File)?.also {
        require(it.isFile) { "--$name: there is no file ${it.path}" }
    }

    /** Parses options. */
    companion object {
        private val flags = setOf("headless")
        private val known =
            flags + setOf("web", "data", "locale", "timezone", "photo", "contacts", "sms", "apps", "flavor") +
                setOf("sandbox", "map-origin", "permission", "link", "script")
        private val regions = mapOf("es" to "es-CL", "en" to "en-US", "vi" to "vi-VN")
        private val defaultContacts =
            listOf(Contact("Rosa Ñancupil", "+56 9 1234 5678"), Contact("Javiera Soto", "9 2345 6789"))

        /** Parses `--name value` and flags. Throws an IllegalArgumentException that names the error. */
        fun parse(arguments: List<String>): Options {
            val given = mutableMapOf<String, MutableList<String>>()
            val remaining = ArrayDeque(arguments)
            while (remaining.isNotEmpty()) {
                val name = remaining.removeFirst().removePrefix("--")
                require(name in known) { "--$name is no option: ${known.joinToString { "--$it" }}" }
                val value = if (name in flags) "" else remaining.removeFirstOrNull()
                given.getOrPut(name, ::mutableListOf) += requireNotNull(value) { "--$name has no value" }
            }
            return Options(given)
        }

        /** Contacts as JSON, `[{"name", "phone"}]`. */
        private fun parseContacts(text: String): List<Contact> =
            Json.decodeFromString(ListSerializer(Contact.serializer()), text)
    }
}
