import { PhotoError } from '@/lib/photo/photo-error';

/**
 * Lets the person choose a picture, or take one with the phone's own camera app. To be called
 * within a tap: browsers open no chooser by themselves. Rejects with `cancelled`; a browser that
 * does not tell of a cancelled chooser leaves it open until `signal` ends it.
 */
export function choosePhotoFile(facing: 'front' | 'back', signal?: AbortSignal): Promise<File> {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: 'image/*',
    capture: facing === 'front' ? 'user' : 'environment',
  });
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
