package cl.luka.shell.core.port

import cl.luka.shell.core.model.PhotoRequest

/**
 * Opens screens in front of the app, in which the user acts. The result of each goes to `Bridge.finish`
 * with its request id, possibly in a later process.
 */
interface Screens {
    /** Opens the camera. */
    fun takePhoto(requestId: String, request: PhotoRequest)

    /** Opens the liveness check: a camera for a selfie of a live person. */
    fun startLiveness(requestId: String)

    /** Opens the system's contact picker, which needs no permission. */
    fun pickContact(requestId: String)

    /** Opens [url], which `PayViewPolicy` allows, in a view without the bridge. */
    fun openPayView(requestId: String, url: String)

    /** Removes what the sites of payment pages have stored: their cookies and web storage. */
    fun forgetPayments()

    /** Opens the system's question for the device's lock. */
    fun askForLock(requestId: String)

    /** Closes the screen of [requestId], if it is still open. */
    fun close(requestId: String)
}
