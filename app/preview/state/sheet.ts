import { pngOf } from '../inspect/png-of';

/** A picture of a sheet and what is written above it. */
export type SheetPart = { label: string; picture: ImageBitmap };

const [margin, labelHeight] = [24, 36];

/** Draws pictures of one width in columns, each below its label, into one PNG; `scale` is that of the pictures. */
export async function drawSheet(
  parts: readonly SheetPart[],
  { columns, scale }: { columns: number; scale: number },
): Promise<Blob> {
  const { rows, width, height } = sheetLayout(
    parts.map(({ picture }) => picture),
    { columns, scale },
  );
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = '#d9e4e7';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#10252d';
  context.font = `${16 * scale}px sans-serif`;
  context.textBaseline = 'middle';
  for (const [index, { label, picture }] of parts.entries()) {
    const { x, y } = rows[index] ?? { x: 0, y: 0 };
    context.fillText(label, x, y - (labelHeight / 2) * scale);
    context.drawImage(picture, x, y);
  }
  return pngOf(canvas);
}

type Size = { width: number; height: number };

/** The size of a sheet in px, and where each picture is. A row is as high as its highest picture. @internal */
export function sheetLayout(
  pictures: readonly Size[],
  { columns, scale }: { columns: number; scale: number },
): Size & { rows: { x: number; y: number }[] } {
  const [gap, label] = [margin * scale, labelHeight * scale];
  const column = Math.max(...pictures.map(({ width }) => width)) + gap;
  const rows: { x: number; y: number }[] = [];
  let y = gap;
  for (let first = 0; first < pictures.length; first += columns) {
    const row = pictures.slice(first, first + columns);
    rows.push(...row.map((_, index) => ({ x: gap + index * column, y: y + label })));
    y += label + Math.max(...row.map(({ height }) => height)) + gap;
  }
  return { rows, width: gap + Math.min(columns, pictures.length) * column, height: y };
}
