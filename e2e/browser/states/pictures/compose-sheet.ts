/** Screenshots of a sheet, row by row: PNG as base64. */
export type Sheet = { shots: readonly string[]; columns: number };

/**
 * Runs in a page, on its own: composes screenshots at three quarters of their size into one WebP of low quality, as
 * base64. The same screenshots give the same bytes.
 */
export async function composeSheet({ shots, columns }: Sheet): Promise<string> {
  const [scale, quality] = [0.75, 0.1];
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const pictures = await Promise.all(
    shots.map((shot) => createImageBitmap(new Blob([bytes(shot)]))),
  );
  const cell = (side: 'width' | 'height') =>
    Math.ceil(Math.max(...pictures.map((picture) => picture[side])) * scale);
  const [cellWidth, cellHeight] = [cell('width'), cell('height')];
  const canvas = document.createElement('canvas');
  canvas.width = cellWidth * columns;
  canvas.height = cellHeight * Math.ceil(shots.length / columns);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  for (const [index, picture] of pictures.entries()) {
    const [x, y] = [(index % columns) * cellWidth, Math.floor(index / columns) * cellHeight];
    context.drawImage(picture, x, y, picture.width * scale, picture.height * scale);
  }
  return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '');
}
