package cl.luka.shell.app.camera

import android.content.Intent
import android.net.Uri
import android.provider.MediaStore
import cl.luka.shell.core.shape.PhotoFacing

/**
 * Asks the phone's camera app for one picture, written to [target]. Which lens it begins with is a
 * wish that many camera apps know by one of these names, and none has to follow.
 */
internal fun captureIntent(target: Uri, facing: PhotoFacing): Intent {
    val isFront = facing == PhotoFacing.FRONT
    return Intent(MediaStore.ACTION_IMAGE_CAPTURE)
        // Android itself grants the camera app this one address.
        .putExtra(MediaStore.EXTRA_OUTPUT, target)
        .addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION or Intent.FLAG_GRANT_READ_URI_PERMISSION)
        .putExtra("android.intent.extras.CAMERA_FACING", if (isFront) 1 else 0)
        .putExtra("android.intent.extras.LENS_FACING_FRONT", if (isFront) 1 else 0)
        .putExtra("android.intent.extra.USE_FRONT_CAMERA", isFront)
}
