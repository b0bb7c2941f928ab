package cl.luka.shell.app.activity

import android.app.KeyguardManager
import android.content.Context
import android.content.Intent
import android.provider.ContactsContract.CommonDataKinds.Phone
import cl.luka.shell.app.Shell
import cl.luka.shell.app.camera.Liveness
import cl.luka.shell.app.camera.captureIntent
import cl.luka.shell.app.pay.PayActivity
import cl.luka.shell.app.pay.forgetOtherSites
import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.model.PhotoFacing
import cl.luka.shell.core.model.PhotoRequest
import cl.luka.shell.core.model.UserActionResult
import cl.luka.shell.core.port.Screens

/** Opens the screens in which the user acts, as activities for a result. */
internal class ActivityScreens(private val shell: Shell, private val liveness: Liveness) : Screens {
    override fun takePhoto(requestId: String, request: PhotoRequest) =
        shell.openCamera(ActivityRequest.Kind.PHOTO, requestId, request.facing)

    override fun startLiveness(requestId: String) = liveness.start(requestId)

    /** The system's picker grants access to the one number that was picked: no READ_CONTACTS is needed. */
    override fun pickContact(requestId: String) =
        shell.open(ActivityRequest(ActivityRequest.Kind.CONTACT, requestId)) {
            Intent(Intent.ACTION_PICK).setType(Phone.CONTENT_TYPE)
        }

    override fun openPayView(requestId: String, url: String) =
        shell.open(ActivityRequest(ActivityRequest.Kind.PAYMENT, requestId)) { context ->
            PayActivity.intentFor(context, url)
        }

    override fun forgetPayments() = shell.currentActivity.post { forgetOtherSites() }

    /** The system's own screen and words; a maker may let a fingerprint or a face stand for the PIN. */
    @Suppress("DEPRECATION") // BiometricPrompt, its successor, cannot ask for a PIN alone before API 30.
    override fun askForLock(requestId: String) =
        shell.open(ActivityRequest(ActivityRequest.Kind.LOCK, requestId)) { context ->
            context.getSystemService(KeyguardManager::class.java)
                ?.createConfirmDeviceCredentialIntent(null, null)
        }

    override fun close(requestId: String) = shell.activityRequests.close(requestId)
}

/** Opens the camera app, which writes to a new file. Call on the event loop: it creates that file. */
internal fun Shell.openCamera(kind: ActivityRequest.Kind, requestId: String, facing: PhotoFacing) {
    val photo = photoFiles.create()
    open(ActivityRequest(kind, requestId, photo)) { captureIntent(photoFiles.uriOf(photo), facing) }
}

/** Starts the activity of [request] on the main thread; reports a failure to the bridge. */
private fun Shell.open(request: ActivityRequest, createIntent: (Context) -> Intent?) =
    currentActivity.post { activity ->
        val intent = activity?.let(createIntent)
        val failure =
            if (activity == null || intent == null) {
                ErrorCode.UNAVAILABLE
            } else {
                activityRequests.start(activity, request, intent)
            }
        if (failure != null) {
            request.photo?.let(photoFiles::delete)
            bridge.finish(request.requestId, UserActionResult.Failed(failure, "activity not started"))
        }
    }
