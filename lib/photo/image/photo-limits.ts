/** Width and height in pixels. */
export type Size = { width: number; height: number };

/** What goes in and what comes out of the preparation of a photo. Bytes and pixels. */
export const photoLimits = {
  /** Larger files are not even opened. */
  inputBytes: 30 * 1024 * 1024,
  /** 100 megapixels decoded are 400 MB: no phone of ours has them. */
  inputPixels: 100_000_000,
  /** Below this the small print of a card is lost. */
  shortSide: 400,
  /** Longest side of what is sent. */
  longSide: 1600,
  /** What is sent, before base64 adds a third. */
  outputBytes: 450 * 1024,
  /** The picture that stays on the phone, as a data URL. */
  thumbnailCharacters: 10 * 1024,
  thumbnailSide: 160,
} as const;

/** The largest size of the same shape whose longer side is `longSide`; never larger than it is. */
export function fitInto({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
