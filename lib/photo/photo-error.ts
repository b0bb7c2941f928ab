/** Every way in which there is no photo; each but `cancelled` has its words in `photo.errors`. */
export const photoErrorCodes = [
  /** The person gave up. */
  'cancelled',
  /** The person, or the phone's settings, do not let the app use the camera. */
  'denied',
  /** There is no camera. */
  'noCamera',
  /** Another app has the camera. */
  'busy',
  /** The file is no picture at all. */
  'notImage',
  /** A picture in Apple's format, which this browser cannot read. */
  'heic',
  /** A picture that is broken, or in a format that this browser cannot read. */
  'undecodable',
  /** Too few pixels for the small print of a card. */
  'tooSmall',
  /** More than 30 MB, or more pixels than a weak phone has memory for. */
  'tooLarge',
  /** Anything else: no memory, a photo that got lost on its way from the camera. */
  'failed',
] as const;

export type PhotoErrorCode = (typeof photoErrorCodes)[number];

/** No photo, and why. The message is for developers. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly code: PhotoErrorCode;

  constructor(code: PhotoErrorCode, message: string, cause?: unknown) {
    super(`${code}: ${message}`, { cause });
    this.code = code;
  }
}

/** The PhotoError for whatever was thrown: itself, `cancelled` for an abort, else `failed`. */
export function toPhotoError(error: unknown): PhotoError {
  if (error instanceof PhotoError) return error;
  const name = error instanceof Error ? error.name : '';
  const code = name === 'AbortError' ? 'cancelled' : 'failed';
  return new PhotoError(code, String(error), error);
}
