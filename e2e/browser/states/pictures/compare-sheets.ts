/** Two sheets: WebP as base64. */
type Sheets = { accepted: string; current: string };

/** How many pixels differ, and, where they are too many, both sheets and the difference side by side (PNG, base64). */
type Difference = { changed: number; picture?: string };

/**
 * Runs in a page, on its own: compares two sheets. A pixel is changed where the other sheet has none like it within
 * one pixel: another letter counts, another browser's antialiasing does not. A few of a sheet's million pixels may
 * change, its size may not.
 */
export async function compareSheets({ accepted, current }: Sheets): Promise<Difference> {
  /** Of one channel, of 255; and how many pixels may differ more than that. */
  const [tolerance, limit] = [56, 24];

  const decode = (base64: string) =>
    createImageBitmap(
      new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]),
    );
  const [before, after] = await Promise.all([decode(accepted), decode(current)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);

  function createCanvas(canvasWidth: number) {
    const canvas = Object.assign(document.createElement('canvas'), { width: canvasWidth, height });
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser has no canvas');
    return { canvas, context };
  }

  function pixelsOf(picture: ImageBitmap) {
    const { context } = createCanvas(width);
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  }
  const beforePixels = pixelsOf(before);
  const afterPixels = pixelsOf(after);
  type Pixels = typeof beforePixels;

  /** One pixel of a sheet, by its index. */
  type Pixel = readonly [pixels: Pixels, at: number];

  function isAlike([one, at]: Pixel, [other, otherAt]: Pixel) {
    for (let channel = 0; channel < 3; channel++) {
      const distance = (one[at * 4 + channel] ?? 0) - (other[otherAt * 4 + channel] ?? 0);
      if (Math.abs(distance) > tolerance) return false;
    }
    return true;
  }

  /** Whether `other` has a pixel like this at the same point or next to it. */
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
    if (!isNear([beforePixels, at], afterPixels) || !isNear([afterPixels, at], beforePixels))
      changes.push(at);
  const isResized = before.width !== after.width || before.height !== after.height;
  if (changes.length <= limit && !isResized) return { changed: changes.length };

  const { canvas, context } = createCanvas(width * 3);
  context.drawImage(before, 0, 0);
  context.drawImage(after, width, 0);
  context.globalAlpha = 0.25;
  context.drawImage(after, width * 2, 0);
  context.globalAlpha = 1;
  context.fillStyle = '#e0004d';
  for (const at of changes)
    context.fillRect(width * 2 + (at % width) - 1, Math.floor(at / width) - 1, 3, 3);
  return { changed: changes.length, picture: canvas.toDataURL().replace(/^.*,/, '') };
}
