/** Two sheets: WebP as base64. */
type Sheets = { accepted: string; current: string };

/** How many pixels differ, and, where they are too many, both sheets and the difference side by side (PNG, base64). */
type Difference = { changed: number; picture?: string };

/**
 * Runs in a page, on its own: compares two sheets. A pixel is changed where it is not within the range of the pixels
 * at the same point and around it in the other sheet: a line that is gone counts, even a faint one, another
 * antialiasing does not, nor what the compression of a picture makes of it all over the sheet. A few pixels may
 * change, but not many close together; its size may not.
 */
export async function compareSheets({ accepted, current }: Sheets): Promise<Difference> {
  /** Of one channel, of 255: outside of the neighbours' range by more than this. */
  const tolerance = 12;
  /** How far around a point the other sheet's pixels count, in px. */
  const reach = 2;
  /** How many pixels of a square may be changed, and its half side. */
  const [limit, half] = [20, 16];

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

  /** Whether a pixel is within the range of the other sheet's pixels at the same point and around it. */
  function isNear(one: Pixels, other: Pixels, at: number) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)];
    const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
    for (let channel = 0; channel < 3; channel++) {
      let [low, high] = [255, 0];
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) {
          const value = other[(row * width + column) * 4 + channel] ?? 0;
          if (value < low) low = value;
          if (value > high) high = value;
        }
      const value = one[at * 4 + channel] ?? 0;
      if (value < low - tolerance || value > high + tolerance) return false;
    }
    return true;
  }
  const isSame = (at: number) =>
    beforePixels[at * 4] === afterPixels[at * 4] &&
    beforePixels[at * 4 + 1] === afterPixels[at * 4 + 1] &&
    beforePixels[at * 4 + 2] === afterPixels[at * 4 + 2];

  const changes: number[] = [];
  /** The changed pixels of each square of half the side. */
  const columns = Math.ceil(width / half) + 1;
  const squares = new Map<number, number>();
  for (let at = 0; at < width * height; at++) {
    if (isSame(at)) continue;
    if (isNear(beforePixels, afterPixels, at) && isNear(afterPixels, beforePixels, at)) continue;
    changes.push(at);
    const square = Math.floor(at / width / half) * columns + Math.floor((at % width) / half);
    squares.set(square, (squares.get(square) ?? 0) + 1);
  }
  const changesAround = (square: number) =>
    [0, 1, columns, columns + 1].reduce((sum, next) => sum + (squares.get(square + next) ?? 0), 0);
  const most = Math.max(
    0,
    ...[...squares.keys()].flatMap((square) =>
      [0, 1, columns, columns + 1].map((back) => changesAround(square - back)),
    ),
  );
  const isResized = before.width !== after.width || before.height !== after.height;
  if (most <= limit && !isResized) return { changed: changes.length };

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
