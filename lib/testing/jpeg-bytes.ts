import type { Size } from '@/lib/photo/image/photo-limits';

type Options = Size & {
  /** EXIF orientation, 1 to 8. */
  orientation?: number;
  /** Byte order of the EXIF directory. */
  little?: boolean;
  /** A segment before the size, this many bytes long, that looks like a frame inside. */
  padding?: number;
};

/** The head of a JPEG as a camera writes it, without a picture behind it. */
export function jpegBytes({ width, height, orientation, little = false, padding = 0 }: Options) {
  const segments = [[0xff, 0xd8]];
  if (orientation !== undefined) segments.push(exif(orientation, little));
  if (padding > 0) {
    const inside = Array.from({ length: padding }, (_, index) => (index % 2 ? 0xc0 : 0xff));
    segments.push([0xff, 0xe2, ...short(padding + 2), ...inside]);
  }
  // A table that shares the range of the frames' markers.
  segments.push([0xff, 0xc4, 0, 4, 1, 2]);
  segments.push([0xff, 0xc0, 0, 11, 8, ...short(height), ...short(width), 1, 1, 0x11, 0]);
  return new Uint8Array(segments.flat());
}

function exif(orientation: number, little: boolean): number[] {
  const word = (value: number) => (little ? short(value).reverse() : short(value));
  const long = (value: number) => (little ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const entry = (tag: number, value: number) => [
    ...word(tag),
    ...word(3),
    ...long(1),
    ...word(value),
    0,
    0,
  ];
  const order = little ? [0x49, 0x49] : [0x4d, 0x4d];
  const directory = [...word(2), ...entry(0x0100, 7), ...entry(0x0112, orientation), ...long(0)];
  const tiff = [...order, ...word(42), ...long(8), ...directory];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return [0xff, 0xe1, ...short(body.length + 2), ...body];
}

function short(value: number): number[] {
  return [value >> 8, value & 0xff];
}
