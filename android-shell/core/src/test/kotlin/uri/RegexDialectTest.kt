package cl.luka.shell.core.uri

import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Android's regular expressions are ICU's, where some classes and "ignore case" mean all of Unicode. */
class RegexDialectTest {
    private val unlike = Regex("""\\[dDsSwWbB]|IGNORE_CASE|\(\?[a-z]*i|toPattern|Pattern\.compile""")

    @Test
    fun `Given the sources of core and app, no pattern means something else on a phone`() {
        val sources =
            listOf("src/main", "../app/src/main").flatMap { File(it).walkTopDown() }
                .filter { it.extension == "kt" }
        assertTrue(sources.size > 80, "${sources.size} files")
        val found = sources.filter { file -> file.readLines().any(unlike::containsMatchIn) }
        assertEquals(emptyList<String>(), found.map(File::getName))
    }
}
