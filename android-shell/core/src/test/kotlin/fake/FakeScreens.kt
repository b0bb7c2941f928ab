package cl.luka.shell.core.fake

import cl.luka.shell.core.model.PhotoRequest
import cl.luka.shell.core.port.Screens

/** Screens that stay open until a test finishes them; each list has the request ids in order. */
class FakeScreens : Screens {
    val photos = mutableListOf<Pair<String, PhotoRequest>>()
    val selfies = mutableListOf<String>()
    val contacts = mutableListOf<String>()
    val payments = mutableListOf<Pair<String, String>>()
    val locks = mutableListOf<String>()
    val closed = mutableListOf<String>()
    var failure: Throwable? = null

    /** How often payments were forgotten. */
    var forgotten = 0

    override fun takePhoto(requestId: String, request: PhotoRequest) {
        failure?.let { throw it }
        photos += requestId to request
    }

    override fun startLiveness(requestId: String) {
        selfies += requestId
    }

    override fun pickContact(requestId: String) {
        failure?.let { throw it }
        contacts += requestId
    }

    override fun openPayView(requestId: String, url: String) {
        payments += requestId to url
    }

    override fun forgetPayments() {
        forgotten++
    }

    override fun askForLock(requestId: String) {
        locks += requestId
    }

    override fun close(requestId: String) {
        closed += requestId
    }
}
