import type { Page } from 'playwright-core';

/** A photo as a file chooser takes it. */
export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** A photo of the shape of an ID card with a word on it. The page draws it. */
export async function drawPhoto(page: Page, word: string): Promise<PhotoFile> {
  const url = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#cde';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#234';
    context.font = '120px sans-serif';
    context.fillText(text, 120, 500);
    return canvas.toDataURL('image/jpeg', 0.9);
  }, word);
  return { name: `${word}.jpg`, mimeType: 'image/jpeg', buffer: bytesOf(url) };
}

/** The colours of a camera photo's corners when it is upright, from the top left clockwise. */
export const uprightCorners = ['white', 'red', 'green', 'blue'] as const;

/**
 * A photo as a phone stores it that is held upright: 12 megapixels on their side (EXIF orientation 6), several MB,
 * with a GPS position. The page draws the pixels.
 */
export async function cameraPhoto(page: Page): Promise<PhotoFile> {
  const url = await page.evaluate(() => {
    const [width, height, patch] = [4000, 3000, 600];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    let seed = 1;
    const next = (below: number) => {
      seed = (seed * 48_271) % 0x7fffffff;
      return seed % below;
    };
    // Enough detail for several MB.
    for (let index = 0; index < 40_000; index += 1) {
      context.fillStyle = `hsl(${next(360)} 60% ${next(100)}%)`;
      context.fillRect(next(width), next(height), 30, 30);
    }
    const [right, bottom] = [width - patch, height - patch];
    // After a quarter turn clockwise, the top left is the top right.
    const corners = [
      ['red', 0, 0],
      ['green', right, 0],
      ['blue', right, bottom],
      ['white', 0, bottom],
    ] as const;
    for (const [colour, x, y] of corners) {
      context.fillStyle = colour;
      context.fillRect(x, y, patch, patch);
    }
    return canvas.toDataURL('image/jpeg', 0.95);
  });
  const jpeg = bytesOf(url);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exifSegment, jpeg.subarray(2)]);
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

/** The segment of a JPEG that says orientation 6, and a position in Santiago (33° 26′ 16″ S, 70° 39′ 1″ W). */
const exifSegment = Buffer.from(
  [
    '/+EAlEV4aWYAAElJKgAIAAAAAgASAQMAAQAAAAYAAAAliAQAAQAAACYAAAAAAAAABAABAAIAAgAAAFMAAAACAAUA',
    'AwAAAFwAAAADAAIAAgAAAFcAAAAEAAUAAwAAAHQAAAAAAAAAIQAAAAEAAAAaAAAAAQAAABAAAAABAAAARgAAAAEA',
    'AAAnAAAAAQAAAAEAAAABAAAA',
  ].join(''),
  'base64',
);

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
