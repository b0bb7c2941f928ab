import type { Page } from 'playwright-core';
import type { PhotoFile } from './web-camera';

/** The colours of the photo's corners when it is upright, from the top left clockwise. */
export const uprightCorners = ['white', 'red', 'green', 'blue'] as const;

/**
 * A photo as a phone stores it that is held upright: 12 megapixels on their side (EXIF orientation 6), several MB,
 * with a GPS position. The page draws the pixels.
 */
export async function cameraPhoto(page: Page): Promise<PhotoFile> {
  const base64 = await page.evaluate(drawPixels, { width: 4000, height: 3000 });
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exifSegment(), jpeg.subarray(2)]);
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

/** Runs in the page: a colour in each corner, and enough detail for several MB; JPEG as base64. */
async function drawPixels({ width, height }: { width: number; height: number }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 0x7fffffff;
    return seed % below;
  };
  for (let index = 0; index < 40_000; index += 1) {
    context.fillStyle = `hsl(${next(360)} 60% ${next(100)}%)`;
    context.fillRect(next(width), next(height), 30, 30);
  }
  // After a quarter turn clockwise, the top left is the top right.
  const corners = ['red', 'green', 'blue', 'white'];
  const side = 600;
  for (const [index, colour] of corners.entries()) {
    context.fillStyle = colour;
    const right = index === 1 || index === 2;
    const low = index >= 2;
    context.fillRect(right ? width - side : 0, low ? height - side : 0, side, side);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(text);
}

/** An EXIF segment, little-endian: orientation 6, and a position in Santiago. */
function exifSegment(): Buffer {
  const [ifd, gps, latitude, longitude, end] = [8, 38, 92, 116, 140];
  const tiff = Buffer.alloc(end);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(ifd, 4);
  tiff.writeUInt16LE(2, ifd);
  writeEntry(tiff, ifd + 2, { tag: 0x0112, type: 3, count: 1, value: 6 });
  writeEntry(tiff, ifd + 14, { tag: 0x8825, type: 4, count: 1, value: gps });
  tiff.writeUInt16LE(4, gps);
  const south = 0x53;
  const west = 0x57;
  writeEntry(tiff, gps + 2, { tag: 1, type: 2, count: 2, value: south });
  writeEntry(tiff, gps + 14, { tag: 2, type: 5, count: 3, value: latitude });
  writeEntry(tiff, gps + 26, { tag: 3, type: 2, count: 2, value: west });
  writeEntry(tiff, gps + 38, { tag: 4, type: 5, count: 3, value: longitude });
  for (const [index, part] of [33, 26, 16, 70, 39, 1].entries()) {
    tiff.writeUInt32LE(part, latitude + index * 8);
    tiff.writeUInt32LE(1, latitude + index * 8 + 4);
  }
  const head = Buffer.from([0xff, 0xe1, 0, 0, ...Buffer.from('Exif\0\0', 'latin1')]);
  head.writeUInt16BE(tiff.length + head.length - 2, 2);
  return Buffer.concat([head, tiff]);
}

type Entry = { tag: number; type: number; count: number; value: number };

function writeEntry(tiff: Buffer, at: number, { tag, type, count, value }: Entry): void {
  tiff.writeUInt16LE(tag, at);
  tiff.writeUInt16LE(type, at + 2);
  tiff.writeUInt32LE(count, at + 4);
  tiff.writeUInt32LE(value, at + 8);
}
