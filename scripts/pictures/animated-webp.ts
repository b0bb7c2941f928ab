/** A part of a picture, in px; in an animated WebP `x` and `y` are even. */
export type Box = { x: number; y: number; width: number; height: number };

/** What changes from a moment on, and how long it is shown. */
export type Frame = Box & { ms: number; webp: Buffer };

/** Flags: the file is animated; a frame replaces what is below it instead of being blended with it. */
const [animated, noBlending] = [0b10, 0b10];

/**
 * An endless animation of lossy WebP pictures without alpha, each drawn over those before it (the WebP container
 * specification, sections "ANIM" and "ANMF").
 */
export function animatedWebp(
  { width, height }: Pick<Box, 'width' | 'height'>,
  frames: readonly Frame[],
): Buffer {
  const chunks = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([animated, 0, 0, 0]), uint24(width - 1), uint24(height - 1)),
    // Background, then 0 for an endless loop.
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(({ x, y, width: w, height: h, ms, webp }) =>
      chunk(
        'ANMF',
        ...[x / 2, y / 2, w - 1, h - 1, ms].map(uint24),
        Buffer.from([noBlending]),
        // The picture alone: a frame has no room for the colour profile before it.
        webp.subarray(webp.indexOf('VP8 ')),
      ),
    ),
  ]);
  return chunk('RIFF', chunks);
}

/** A chunk: its name, its length, and its data, filled up to an even length. */
function chunk(name: string, ...data: readonly Buffer[]): Buffer {
  const body = Buffer.concat(data);
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
