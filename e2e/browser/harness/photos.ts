import type { Page } from 'playwright-core';
import sharp from 'sharp';

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
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return { name: `${word}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** The colours of a camera photo's corners when it is upright, from the top left clockwise. */
export const uprightCorners = ['white', 'red', 'green', 'blue'] as const;

/** The corners of a camera photo on its side: after a quarter turn clockwise, the top left is the top right. */
const corners = { northwest: 'red', northeast: 'green', southeast: 'blue', southwest: 'white' };

/**
 * A photo as a phone stores it that is held upright: 12 megapixels on their side (EXIF orientation 6), several MB,
 * with a GPS position.
 */
export async function cameraPhoto(): Promise<PhotoFile> {
  const size = { width: 4000, height: 3000, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 15 } as const;
  const patches = Object.entries(corners).map(([gravity, background]) => ({
    gravity,
    input: { create: { ...size, width: 600, height: 600, background } },
  }));
  const position = {
    GPSLatitudeRef: 'S',
    GPSLatitude: '33/1 26/1 16/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '70/1 39/1 1/1',
  };
  const buffer = await sharp({ create: { ...size, background: 'black', noise } })
    .composite(patches)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: position })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}
