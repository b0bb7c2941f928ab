package cl.luka.shell.core.bench

import org.openjdk.jmh.annotations.Benchmark
import org.openjdk.jmh.annotations.Scope
import org.openjdk.jmh.annotations.State

/** One message of the web app, from its text to what is sent back. */
@State(Scope.Thread)
open class DispatchBenchmark {
    private val byChannel = BenchShell(hasChannel = true)
    private val byScripts = BenchShell(hasChannel = false)

    @Benchmark
    open fun callByChannel(): Long = byChannel.call("deviceInfo")

    @Benchmark
    open fun callByScripts(): Long = byScripts.call("deviceInfo")

    /** Of an event that the shell does not know. */
    @Benchmark
    open fun unknownEvent(): Long = byScripts.call("noEvent")

    /** From a frame that does not know the secret: nothing is sent back. */
    @Benchmark
    open fun wrongSecret(): Long = byScripts.call("deviceInfo", secret = "0123456789abcdef0123456789abcdef")
}
