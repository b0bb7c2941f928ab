/** All reasons for having no photo; each has a text in `photo.errors`. @internal */
export const photoErrorCodes = [
  /** The user cancelled. */
  'cancelled',
  /** The camera permission was denied; another try asks again. */
  'denied',
  /** Only the settings, of the phone or of the browser, can change that. */
  'deniedForever',
  /** There is no camera. */
  'noCamera',
  /** Another app is using the camera. */
  'busy',
  /** The shell's camera is open for another photo. */
  'cameraOpen',
  /** The camera did not end in time. */
  'timeout',
  /** Not enough memory to use the photo. */
  'memory',
  /** The file is not an image. */
  'notImage',
  /** An image in Apple's format, which browsers cannot read. */
  'heic',
  /** An image that is broken, or in a format that this browser cannot read. */
  'undecodable',
  /** Too few pixels for the small print of a card. */
  'tooSmall',
  /** Too long for its width: as it is sent, the small print would be unreadable. */
  'tooNarrow',
  /** More than 30 MB. */
  'tooLarge',
  /** More pixels than a weak phone has memory for. */
  'tooManyPixels',
  /** The photo of another side of the same application. */
  'sameAsFront',
  'sameAsBack',
  'sameAsSelfie',
  /** Anything else: the camera's photo was lost. */
  'failed',
] as const;

export type PhotoErrorCode = (typeof photoErrorCodes)[number];

/** An error of taking or preparing a photo. The message is for developers. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly code: PhotoErrorCode;

  constructor(code: PhotoErrorCode, message: string, cause?: unknown) {
    super(`${code}: ${message}`, { cause });
    this.code = code;
  }
}

/** The thrown PhotoError itself, `cancelled` for an abort, `failed` for anything else. */
export function toPhotoError(error: unknown): PhotoError {
  if (error instanceof PhotoError) return error;
  const name = error instanceof Error ? error.name : '';
  const code = name === 'AbortError' ? 'cancelled' : 'failed';
  return new PhotoError(code, String(error), error);
}
