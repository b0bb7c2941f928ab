package cl.luka.shell.core.bench

import cl.luka.shell.core.fake.FakeDevice
import cl.luka.shell.core.model.Sms
import cl.luka.shell.core.stream.ListChunks
import kotlinx.serialization.json.Json
import org.openjdk.jmh.annotations.Benchmark
import org.openjdk.jmh.annotations.Scope
import org.openjdk.jmh.annotations.State

/** A list of 10,000 text messages, about 5 MB of JSON. */
@State(Scope.Thread)
open class ListBenchmark {
    private val warning = "No lo comparta con nadie. ".repeat(15)
    private val messages =
        List(10_000) { FakeDevice.sms("Mensaje $it: su código es 123456. $warning") }
    private val items = messages.map { Json.encodeToString(Sms.serializer(), it) }
    private val byChannel = BenchShell(hasChannel = true)
    private val byScripts = BenchShell(hasChannel = false)

    /** Cutting alone, with the checksum. */
    @Benchmark
    open fun cut(): String {
        val chunks = ListChunks(items.iterator(), 256 * 1024)
        generateSequence(chunks::next).forEach { _ -> }
        return chunks.checksum()
    }

    /** The whole reply: serialized, cut and posted to a message channel. */
    @Benchmark
    open fun replyByChannel(): Long = reply(byChannel)

    /** The whole reply: serialized, cut, quoted and evaluated. */
    @Benchmark
    open fun replyByScripts(): Long = reply(byScripts)

    private fun reply(shell: BenchShell): Long {
        shell.device.sms = messages.iterator()
        return shell.call("smsInfo")
    }
}
