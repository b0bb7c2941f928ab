/** Two sheets: WebP as base64. */
export type Sheets = { kept: string; now: string };

/** How many pixels differ, and, where these are too many, kept, now and difference side by side (PNG, base64). */
export type Difference = { changed: number; picture?: string };

/**
 * Runs in a page, on its own: compares two sheets. A pixel counts as changed when nothing like it is
 * within one pixel of it in the other sheet: so another browser's rounding of letters does not count, and
 * another letter does. A few of a sheet's million may change; its size may not.
 */
export async function compareSheets({ kept, now }: Sheets): Promise<Difference> {
  /** Of one channel, of 255; and how many pixels may differ more than that. */
  const [tolerance, limit] = [56, 24];

  const decode = (base64: string) =>
    createImageBitmap(
      new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]),
    );
  const [before, after] = await Promise.all([decode(kept), decode(now)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);

  function makeCanvas(wide: number) {
    const canvas = new OffscreenCanvas(wide, height);
    const pen = canvas.getContext('2d', { alpha: false });
    if (!pen) throw new Error('this browser draws no pictures');
    return { canvas, pen };
  }

  function pixelsOf(picture: ImageBitmap) {
    const { pen } = makeCanvas(width);
    pen.drawImage(picture, 0, 0);
    return pen.getImageData(0, 0, width, height).data;
  }
  const old = pixelsOf(before);
  const fresh = pixelsOf(after);
  type Pixels = typeof old;

  /** One pixel: the sheet's, and its place. */
  type Pixel = readonly [pixels: Pixels, at: number];

  function isAlike([one, at]: Pixel, [other, place]: Pixel) {
    for (let channel = 0; channel < 3; channel++) {
      const distance = (one[at * 4 + channel] ?? 0) - (other[place * 4 + channel] ?? 0);
      if (Math.abs(distance) > tolerance) return false;
    }
    return true;
  }

  /** Whether `other` has something like a pixel around the same place. */
  function isNear(pixel: Pixel, other: Pixels) {
    const [, at] = pixel;
    if (isAlike(pixel, [other, at])) return true;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
        if (isAlike(pixel, [other, row * width + column])) return true;
    return false;
  }

  const changes: number[] = [];
  for (let at = 0; at < width * height; at++)
    if (!isNear([old, at], fresh) || !isNear([fresh, at], old)) changes.push(at);
  const resized = before.width !== after.width || before.height !== after.height;
  if (changes.length <= limit && !resized) return { changed: changes.length };

  const { canvas, pen } = makeCanvas(width * 3);
  pen.drawImage(before, 0, 0);
  pen.drawImage(after, width, 0);
  pen.globalAlpha = 0.25;
  pen.drawImage(after, width * 2, 0);
  pen.globalAlpha = 1;
  pen.fillStyle = '#e0004d';
  for (const at of changes)
    pen.fillRect(width * 2 + (at % width) - 1, Math.floor(at / width) - 1, 3, 3);
  const reader = new FileReader();
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsDataURL(picture);
  });
  return { changed: changes.length, picture: String(reader.result).replace(/^.*,/, '') };
}
