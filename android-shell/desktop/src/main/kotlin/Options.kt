package cl.luka.shell.desktop

import cl.luka.shell.core.shape.Contact
import cl.luka.shell.desktop.phone.DesktopPhone
import cl.luka.shell.desktop.phone.readPermission
import java.io.File
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.Json

/** What the shell is started with; README.md says what each means. */
class Options(private val given: Map<String, List<String>>) {
    /** The exported web bundle. */
    val web = File(only("web") ?: "out")

    /** What outlives the process: Chromium's profile and the shell's own files. */
    val data = File(only("data") ?: "data")

    /** True for no window. */
    val isHeadless = "headless" in given

    /** The phone's language as a tag. */
    val locale = localeOf(only("locale") ?: "es")

    /** IANA name of the phone's zone. */
    val timezone = only("timezone") ?: "America/Santiago"

    /** The camera's picture. */
    val photo = fileOf("photo")

    /** The address book. */
    val contacts: List<Contact> = fileOf("contacts")?.let { readContacts(it.readText()) } ?: someContacts

    /** The text messages. */
    val sms = fileOf("sms")

    /** The installed apps. */
    val apps = fileOf("apps")

    /** The build's flavour. */
    val flavor = only("flavor") ?: DesktopPhone.STANDARD

    /** The link of another app that the app is started with. */
    val link = only("link")

    /** The address of a sandbox on loopback. */
    val sandbox = only("sandbox")?.trimEnd('/')

    /** Loopback addresses by the origin that they stand in for. */
    val strangers = given["stranger"].orEmpty().associate {
        it.substringBefore('=') to it.substringAfter('=')
    }

    /** How permissions stand; those that are not named stand as they were left. */
    val permissions =
        given["permission"].orEmpty().associate {
            readPermission(it.substringBefore('='), it.substringAfter('='))
        }

    private fun only(name: String) = given[name]?.lastOrNull()

    private fun fileOf(name: String) = only(name)?.let(::File)?.also {
        require(it.isFile) { "--$name: there is no file ${it.path}" }
    }

    /** Reads options. */
    companion object {
        private val flags = setOf("headless")
        private val known =
            flags + setOf("web", "data", "locale", "timezone", "photo", "contacts", "sms", "apps", "flavor") +
                setOf("sandbox", "stranger", "permission", "link")
        private val regions = mapOf("es" to "es-CL", "en" to "en-US", "vi" to "vi-VN")
        private val someContacts =
            listOf(Contact("Rosa Ñancupil", "+56 9 1234 5678"), Contact("Javiera Soto", "9 2345 6789"))

        /** Reads `--name value` and flags. Throws an IllegalArgumentException that says what is wrong. */
        fun read(arguments: List<String>): Options {
            val given = mutableMapOf<String, MutableList<String>>()
            val left = ArrayDeque(arguments)
            while (left.isNotEmpty()) {
                val name = left.removeFirst().removePrefix("--")
                require(name in known) { "--$name is no option: ${known.joinToString { "--$it" }}" }
                val value = if (name in flags) "" else left.removeFirstOrNull()
                given.getOrPut(name, ::mutableListOf) += requireNotNull(value) { "--$name has no value" }
            }
            return Options(given)
        }

        /** A language tag, of a language alone too. */
        fun localeOf(text: String): String = regions[text] ?: text

        /** Contacts as JSON, `[{"name", "phone"}]`. */
        fun readContacts(text: String): List<Contact> =
            Json.decodeFromString(ListSerializer(Contact.serializer()), text)
    }
}
