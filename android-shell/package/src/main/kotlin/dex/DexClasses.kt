package cl.luka.shell.packaging.dex

import cl.luka.shell.packaging.OLDEST_API
import com.android.tools.r8.D8
import com.android.tools.r8.D8Command
import com.android.tools.r8.OutputMode
import java.io.File
import kotlin.io.path.createTempDirectory
import org.jf.dexlib2.AccessFlags
import org.jf.dexlib2.DexFileFactory
import org.jf.dexlib2.Opcodes
import org.jf.dexlib2.iface.ClassDef
import org.jf.dexlib2.iface.Method

private const val ANNOTATION = "Landroid/webkit/JavascriptInterface;"

/** The classes in all dex files of an [apk]. */
fun classesOfApk(apk: File): List<ClassDef> {
    val dex = DexFileFactory.loadDexContainer(apk, Opcodes.forApi(OLDEST_API))
    return dex.dexEntryNames.mapNotNull(dex::getEntry).flatMap { it.dexFile.classes }
}

/** The classes in a [jar], before they are shrunk or renamed. */
fun classesOfJar(jar: File): List<ClassDef> {
    val folder = createTempDirectory("luka-dex")
    try {
        val command =
            D8Command
                .builder()
                .addProgramFiles(jar.toPath())
                .setMinApiLevel(OLDEST_API)
                .setDisableDesugaring(true)
                .setOutput(folder, OutputMode.DexIndexed)
                .build()
        D8.run(command)
        val files = folder.toFile().listFiles { it.extension == "dex" }.orEmpty()
        return files.flatMap { DexFileFactory.loadDexFile(it, Opcodes.forApi(OLDEST_API)).classes }
    } finally {
        folder.toFile().deleteRecursively()
    }
}

/** The methods that JavaScript can call, each with its parameter and return types; sorted. */
fun javascriptMethods(classes: List<ClassDef>): List<String> = classes
    .flatMap(ClassDef::getMethods)
    .filter { AccessFlags.PUBLIC.isSet(it.accessFlags) }
    .filter { method -> method.annotations.any { it.type == ANNOTATION } }
    .map(::describe)
    .sorted()

/** The class names as in a manifest, with dots; sorted. */
fun classNames(classes: List<ClassDef>): List<String> =
    classes.map { it.type.removeSurrounding("L", ";").replace('/', '.') }.sorted()

private fun describe(method: Method) =
    method.name + method.parameterTypes.joinToString("", "(", ")") + method.returnType
