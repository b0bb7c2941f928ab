/** Size as stored, and how the camera was held (EXIF, 1 to 8; 1 where it does not say). */
export type JpegHeader = { width?: number; height?: number; orientation: number };

const startOfScan = 0xda;
const app1 = 0xe1;

/**
 * Walks the segments of a JPEG up to its size. `view` begins with the file; it may end anywhere.
 * The marker of a preview inside the camera's notes is not met, as segments are skipped by length.
 */
export function readJpegHeader(view: DataView): JpegHeader {
  let orientation = 1;
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) break;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) break;
    if (isFrame(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), orientation };
    }
    const length = view.getUint16(at + 2);
    if (marker === app1)
      orientation = readOrientation(view, at + 4, at + 2 + length) ?? orientation;
    at += 2 + length;
  }
  return { orientation };
}

/** Start of frame, but not the tables that share its range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Tag 0x0112 of the first directory of an EXIF segment. */
function readOrientation(view: DataView, start: number, end: number): number | undefined {
  const tiff = start + 6;
  if (Math.min(end, view.byteLength) < tiff + 8) return undefined;
  // "Exif" and the byte order, "II" or "MM".
  if (view.getUint32(start) !== 0x45786966) return undefined;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > view.byteLength) return undefined;
  const entries = view.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > view.byteLength) return undefined;
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
