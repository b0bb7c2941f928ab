package cl.luka.shell.app.manifest

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Test

/** The native strings: few, as the web app has its own. */
class StringsTest {
    private val texts = listOf("values", "values-en", "values-vi").associateWith(::read)

    @Test
    fun `Given three languages, each has all translatable strings, sorted`() {
        val keys = texts.getValue("values").keys - "app_name"
        assertEquals(keys.sorted(), keys.toList())
        assertEquals(keys.toList(), texts.getValue("values-en").keys.toList())
        assertEquals(keys.toList(), texts.getValue("values-vi").keys.toList())
    }

    private fun read(folder: String): Map<String, String> =
        Regex("<string name=\"(\\w+)\"[^>]*>(.*)</string>")
            .findAll(File("src/main/res/$folder/strings.xml").readText())
            .associate { it.groupValues[1] to it.groupValues[2] }
}
