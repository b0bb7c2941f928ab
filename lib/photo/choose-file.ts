import { PhotoError } from './photo-error';

/**
 * Opens the file chooser, where the user can also take a photo with the camera app; with `facing` a phone
 * opens that camera at once. Browsers allow it only in a click handler. Rejects with `cancelled`; in a browser
 * without the `cancel` event only when `signal` aborts.
 */
export function choosePhotoFile(
  facing: 'front' | 'back' | undefined,
  signal?: AbortSignal,
): Promise<File> {
  const input = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*' });
  if (facing) input.capture = facing === 'front' ? 'user' : 'environment';
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new PhotoError('cancelled', 'no file was chosen'));
    signal?.addEventListener('abort', cancel, { once: true });
    input.addEventListener('cancel', cancel);
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) resolve(file);
      else cancel();
    });
    input.click();
  });
}
