package cl.luka.shell.core.fake

import cl.luka.shell.core.port.Camera
import cl.luka.shell.core.port.ContactPicker
import cl.luka.shell.core.port.Liveness
import cl.luka.shell.core.port.PayView
import cl.luka.shell.core.port.Screens
import cl.luka.shell.core.shape.PhotoRequest

/** Screens that stay open until a test ends them; each remembers its tickets in order. */
class FakeScreens {
    val photos = mutableListOf<Pair<String, PhotoRequest>>()
    val selfies = mutableListOf<String>()
    val picks = mutableListOf<String>()
    val payments = mutableListOf<Pair<String, String>>()
    val closed = mutableListOf<String>()
    var failure: Exception? = null

    val ports =
        Screens(
            camera =
                object : Camera {
                    override fun take(ticket: String, request: PhotoRequest) {
                        failure?.let { throw it }
                        photos += ticket to request
                    }

                    override fun close(ticket: String) {
                        closed += ticket
                    }
                },
            liveness =
                object : Liveness {
                    override fun start(ticket: String) {
                        selfies += ticket
                    }

                    override fun close(ticket: String) {
                        closed += ticket
                    }
                },
            picker =
                object : ContactPicker {
                    override fun pick(ticket: String) {
                        failure?.let { throw it }
                        picks += ticket
                    }

                    override fun close(ticket: String) {
                        closed += ticket
                    }
                },
            payView =
                object : PayView {
                    override fun open(ticket: String, url: String) {
                        payments += ticket to url
                    }

                    override fun close(ticket: String) {
                        closed += ticket
                    }
                }
        )
}
