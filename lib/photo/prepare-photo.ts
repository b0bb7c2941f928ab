import { decodeImage, encodeJpeg, measureImage, type Size, toDataUrl } from './browser-image';
import { PhotoError } from './photo-error';

/** The limits of a photo's preparation, in bytes and pixels. */
export const photoLimits = {
  /** Larger files are not opened. */
  inputBytes: 30 * 1024 * 1024,
  /** 100 megapixels take 400 MB when decoded, which no phone of our users has. */
  inputPixels: 100_000_000,
  /** Below this the small print of a card is unreadable. */
  shortSide: 400,
  /** The longest side of what is sent. */
  longSide: 1600,
  /** What is sent, before base64 adds a third. */
  outputBytes: 450 * 1024,
  /** The thumbnail that stays on the phone, as a data URL. */
  thumbnailCharacters: 10 * 1024,
  thumbnailSide: 160,
} as const;

/** A photo that can be sent: a JPEG without metadata, and a thumbnail as a data URL. */
export type PreparedPhoto = Size & { blob: Blob; thumbnail: string };

const qualities = [0.85, 0.75, 0.65, 0.55] as const;

/**
 * Prepares a file of a camera or gallery for sending: upright, at most 1600 px and 450 KB, without metadata.
 * Only one bitmap is in memory at a time, already scaled down. Rejects with a {@link PhotoError}, with
 * `cancelled` after an abort.
 */
export async function preparePhoto(file: Blob, signal: AbortSignal): Promise<PreparedPhoto> {
  const checkAborted = () => {
    if (signal.aborted) throw new PhotoError('cancelled', 'while it was prepared');
  };
  checkAborted();
  const size = await checkFile(file);
  checkAborted();
  const bitmap = await decodeImage(file, fitInto(size, photoLimits.longSide)).catch(unreadable);
  try {
    checkAborted();
    const shrunk = await shrink(bitmap, checkAborted);
    return { ...shrunk, thumbnail: await makeThumbnail(bitmap, checkAborted) };
  } finally {
    bitmap.close();
  }
}

/** The first bytes of the formats that browsers read, as Latin-1. */
const imageFormats = /^(\xff\xd8|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;
const heicFormats = /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s;
/** AVIF under the general name of its family: browsers read it. It is one of the brands in the file's first box. */
const avifAmongBrands = /^.{4}ftyp(mif1|msf1).{4}(.{4})*?avi[fs]/s;

/** The size of an image, without decoding it. Rejects for a file that cannot be used. */
async function checkFile(file: Blob): Promise<Size> {
  if (file.size > photoLimits.inputBytes) throw new PhotoError('tooLarge', `${file.size} bytes`);
  // A name or a MIME type may be wrong.
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 48).arrayBuffer()));
  const isAvif = avifAmongBrands.test(start);
  if (heicFormats.test(start) && !isAvif) throw new PhotoError('heic', 'not readable by browsers');
  if (!imageFormats.test(start) && !isAvif) throw new PhotoError('notImage', 'no known format');
  const size = await measureImage(file).catch(unreadable);
  const text = `${size.width} by ${size.height} pixels`;
  if (!isReadable(size)) throw new PhotoError('tooSmall', text);
  if (size.width * size.height > photoLimits.inputPixels) {
    throw new PhotoError('tooManyPixels', text);
  }
  if (!isReadable(fitInto(size, photoLimits.longSide))) throw new PhotoError('tooNarrow', text);
  return size;
}

function unreadable(error: unknown): never {
  throw new PhotoError('undecodable', 'not readable by this browser', error);
}

/** Whether the small print of a card can be read at that size. */
function isReadable({ width, height }: Size): boolean {
  return Math.min(width, height) >= photoLimits.shortSide;
}

/** Lowers the quality first, which keeps text more readable than fewer pixels do; then the size. */
async function shrink(
  bitmap: ImageBitmap,
  checkAborted: () => void,
): Promise<Size & { blob: Blob }> {
  let longSide: number = photoLimits.longSide;
  for (;;) {
    const size = fitInto(bitmap, longSide);
    for (const quality of qualities) {
      const blob = await encodeJpeg(bitmap, size, quality);
      checkAborted();
      if (blob.size <= photoLimits.outputBytes) return { ...size, blob };
    }
    longSide = Math.max(size.width, size.height) * 0.75;
    if (!isReadable(fitInto(bitmap, longSide)))
      throw new PhotoError('failed', 'cannot be made smaller');
  }
}

/** Empty if it cannot be made small enough. */
async function makeThumbnail(bitmap: ImageBitmap, checkAborted: () => void): Promise<string> {
  for (let side: number = photoLimits.thumbnailSide; side >= 20; side /= 2) {
    const url = await toDataUrl(await encodeJpeg(bitmap, fitInto(bitmap, side), 0.6));
    checkAborted();
    if (url.length <= photoLimits.thumbnailCharacters) return url;
  }
  return '';
}

/** The largest size of the same shape with sides of at most `longSide`; never larger than it is. */
function fitInto({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
