import { PhotoError } from '@/lib/photo/photo-error';
import { browserEngine } from './browser-engine';
import { toBase64 } from './encode';
import type { ImageEngine, Picture } from './image-engine';
import { headerBytes, readImageHeader } from './image-header';
import { fitInto, photoLimits, type Size } from './photo-limits';

/** A photo that can be sent: a JPEG without metadata, and a small picture as a data URL. */
export type PreparedPhoto = Size & { blob: Blob; thumbnail: string };

const qualities = [0.85, 0.75, 0.65, 0.55] as const;

/**
 * Makes a file of a camera or gallery ready to be sent: upright, 1600 px and 450 KB at most, without
 * place, time and phone. One decoded picture is held at a time, already scaled down. Rejects with a
 * {@link PhotoError}, `cancelled` when the signal says so.
 */
export async function preparePhoto(file: Blob, signal?: AbortSignal): Promise<PreparedPhoto> {
  return prepareWith(browserEngine, file, signal);
}

/** {@link preparePhoto} with any engine. */
export async function prepareWith<P extends Picture>(
  engine: ImageEngine<P>,
  file: Blob,
  signal?: AbortSignal,
): Promise<PreparedPhoto> {
  const go = () => {
    if (signal?.aborted) throw new PhotoError('cancelled', 'while it was prepared');
  };
  go();
  const size = await checkFile(file);
  go();
  const picture = await decode(engine, file, size && fitInto(size, photoLimits.longSide));
  try {
    if (!size) checkSize(picture);
    go();
    const shrunk = await shrink(engine, picture, go);
    return { ...shrunk, thumbnail: await makeThumbnail(engine, picture, go) };
  } finally {
    picture.close();
  }
}

/** What the first bytes tell; throws for a file that is not worth decoding. */
async function checkFile(file: Blob): Promise<Size | undefined> {
  if (file.size > photoLimits.inputBytes) throw new PhotoError('tooLarge', `${file.size} bytes`);
  const head = new Uint8Array(await file.slice(0, headerBytes).arrayBuffer());
  const { format, width, height } = readImageHeader(head);
  if (format === 'heic') throw new PhotoError('heic', 'not readable here');
  if (format === 'unknown') throw new PhotoError('notImage', 'no known format');
  if (!width || !height) return undefined;
  checkSize({ width, height });
  return { width, height };
}

function checkSize({ width, height }: Size): void {
  const text = `${width} by ${height} pixels`;
  if (Math.min(width, height) < photoLimits.shortSide) throw new PhotoError('tooSmall', text);
  if (width * height > photoLimits.inputPixels) throw new PhotoError('tooLarge', text);
}

async function decode<P extends Picture>(
  engine: ImageEngine<P>,
  file: Blob,
  size: Size | undefined,
): Promise<P> {
  try {
    return await engine.decode(file, size);
  } catch (error) {
    throw new PhotoError('undecodable', 'the browser cannot read it', error);
  }
}

/** Lowers the quality first, as words stay readable longer than with fewer pixels; then the size. */
async function shrink<P extends Picture>(
  engine: ImageEngine<P>,
  picture: P,
  go: () => void,
): Promise<Size & { blob: Blob }> {
  let longSide: number = photoLimits.longSide;
  for (;;) {
    const size = fitInto(picture, longSide);
    for (const quality of qualities) {
      const blob = await engine.encode(picture, size, quality);
      go();
      if (blob.size <= photoLimits.outputBytes) return { ...size, blob };
    }
    longSide = Math.max(size.width, size.height) * 0.75;
    if (longSide < photoLimits.shortSide) throw new PhotoError('failed', 'cannot be made small');
  }
}

async function makeThumbnail<P extends Picture>(
  engine: ImageEngine<P>,
  picture: P,
  go: () => void,
): Promise<string> {
  for (let side: number = photoLimits.thumbnailSide; side >= 20; side /= 2) {
    const blob = await engine.encode(picture, fitInto(picture, side), 0.6);
    const url = `data:image/jpeg;base64,${await toBase64(blob)}`;
    go();
    if (url.length <= photoLimits.thumbnailCharacters) return url;
  }
  return '';
}
