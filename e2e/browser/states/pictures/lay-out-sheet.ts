/** Screenshots to lay out, row by row: PNG as base64. */
export type Shots = { shots: readonly string[]; columns: number };

/**
 * Runs in a page, on its own: lays screenshots out on one sheet at three quarters of their size and
 * compresses it hard. Answers WebP as base64. Equal shots make equal sheets, to the byte.
 */
export async function layOutSheet({ shots, columns }: Shots): Promise<string> {
  const [scale, quality] = [0.75, 0.1];
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const pictures = await Promise.all(
    shots.map((shot) => createImageBitmap(new Blob([bytes(shot)]))),
  );
  const cell = (side: 'width' | 'height') =>
    Math.ceil(Math.max(...pictures.map((picture) => picture[side])) * scale);
  const [wide, high] = [cell('width'), cell('height')];
  const canvas = new OffscreenCanvas(wide * columns, high * Math.ceil(shots.length / columns));
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('this browser draws no pictures');
  pen.imageSmoothingQuality = 'high';
  for (const [index, picture] of pictures.entries()) {
    const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * high];
    pen.drawImage(picture, x, y, picture.width * scale, picture.height * scale);
  }
  const sheet = await canvas.convertToBlob({ type: 'image/webp', quality });
  const reader = new FileReader();
  await new Promise((resolve) => {
    reader.onload = resolve;
    reader.readAsDataURL(sheet);
  });
  return String(reader.result).replace(/^.*,/, '');
}
