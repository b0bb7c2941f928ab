import { type JpegHeader, readJpegHeader } from './jpeg-header';

/** What the first bytes of a file tell: its format, and the size as seen upright where it is there. */
export type ImageHeader = {
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'unknown';
  width?: number;
  height?: number;
};

/** How many bytes {@link readImageHeader} wants: the size stands behind a camera's notes and preview. */
export const headerBytes = 512 * 1024;

/**
 * Reads a picture's format and size without decoding it: a name or MIME type may be wrong, and a
 * decoded photo of 12 megapixels takes 48 MB. Never throws; a truncated header has no size.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) =>
    String.fromCharCode(...bytes.subarray(at, at + length));

  if (bytes[0] === 0xff && bytes[1] === 0xd8) {
    return { format: 'jpeg', ...upright(readJpegHeader(view)) };
  }
  if (text(0, 4) === '\u0089PNG') {
    return { format: 'png', ...size(view, 24, () => [view.getUint32(16), view.getUint32(20)]) };
  }
  if (text(0, 4) === 'GIF8') {
    return {
      format: 'gif',
      ...size(view, 10, () => [view.getUint16(6, true), view.getUint16(8, true)]),
    };
  }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return { format: 'webp' };
  if (text(4, 4) === 'ftyp') {
    const brand = text(8, 4);
    if (brand === 'avif' || brand === 'avis') return { format: 'avif' };
    if (/^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)) return { format: 'heic' };
  }
  return { format: 'unknown' };
}

function size(view: DataView, needed: number, read: () => [number, number]) {
  if (view.byteLength < needed) return {};
  const [width, height] = read();
  return { width, height };
}

/** EXIF orientations 5 to 8 lie on their side. */
function upright({ width, height, orientation }: JpegHeader) {
  if (width === undefined || height === undefined) return {};
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
