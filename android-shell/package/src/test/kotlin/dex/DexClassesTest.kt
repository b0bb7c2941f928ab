package cl.luka.shell.packaging.dex

import android.webkit.JavascriptInterface
import com.android.tools.r8.JdkClassFileProvider
import com.android.tools.r8.OutputMode
import com.android.tools.r8.R8
import com.android.tools.r8.R8Command
import com.android.tools.r8.origin.Origin
import java.io.File
import java.nio.file.Path
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val METHOD = "postMessage(Ljava/lang/String;)Z"

/** The methods that `npm run apk` expects in the APK. */
class DexClassesTest(@param:TempDir private val folder: File) {
    private val rules = File(System.getProperty("app.rules")).readText()
    private val classes = listOf(Program::class.java, SampleBridge::class.java)

    @Test
    fun `Given a jar, the methods with the annotation are found, and no others`() {
        val jar = File(folder, "app.jar").also { pack(it, classes) }
        assertEquals(listOf(METHOD), javascriptMethods(classesOfJar(jar)))
    }

    @Test
    fun `Given the app's rules, the methods are kept`() {
        assertEquals(listOf(METHOD), javascriptMethods(classesOfApk(shrink(rules))))
    }

    @Test
    fun `Given no rule for the methods, they are missing`() {
        val rule = Regex("-keepclassmembers class \\* \\{[^}]*JavascriptInterface[^}]*}")
        val without = rules.replace(rule, "")
        assertEquals(emptyList<String>(), javascriptMethods(classesOfApk(shrink(without))))
    }

    @Test
    fun `Given no rule for annotations, the methods are missing`() {
        val without = rules.replace("-keepattributes RuntimeVisibleAnnotations", "")
        assertEquals(emptyList<String>(), javascriptMethods(classesOfApk(shrink(without))))
    }

    @Test
    fun `Given classes, their names have the form of a manifest`() {
        val jar = File(folder, "app.jar").also { pack(it, classes) }
        assertEquals(
            listOf("cl.luka.shell.packaging.dex.Program", "cl.luka.shell.packaging.dex.SampleBridge"),
            classNames(classesOfJar(jar))
        )
    }

    /** An APK with the dex of the test program. */
    private fun shrink(rules: String): File {
        val apk = File(folder, "app.zip")
        val begin = "-keep class ${Program::class.java.name} { public static void main(...); }"
        val annotation = File(folder, "android.jar")
        pack(annotation, listOf(JavascriptInterface::class.java))
        val command =
            R8Command
                .builder()
                .addProgramFiles(classes.map(::classFileOf))
                .addLibraryFiles(jarOf(KotlinVersion::class.java), annotation.toPath())
                .addLibraryResourceProvider(JdkClassFileProvider.fromSystemJdk())
                .addProguardConfiguration(rules.lines() + begin, Origin.unknown())
                .setMinApiLevel(26)
                .setOutput(apk.toPath(), OutputMode.DexIndexed)
                .build()
        R8.run(command)
        return apk
    }

    private fun pack(jar: File, types: List<Class<*>>) = ZipOutputStream(jar.outputStream()).use { out ->
        types.forEach { type ->
            out.putNextEntry(ZipEntry("${type.name.replace('.', '/')}.class"))
            out.write(classFileOf(type).toFile().readBytes())
        }
    }

    private fun classFileOf(type: Class<*>): Path =
        jarOf(type).resolve(type.name.replace('.', '/') + ".class")

    private fun jarOf(type: Class<*>): Path = Path.of(type.protectionDomain.codeSource.location.toURI())
}
