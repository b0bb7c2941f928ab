import type { Size } from './photo-limits';

/** A decoded picture; `close` gives its memory back. */
export type Picture = Size & { close(): void };

/** What only a browser can do with pictures; tests have their own. */
export type ImageEngine<P extends Picture = Picture> = {
  /** Decodes upright, by the camera's orientation, and to `size` where one is given. Rejects when it cannot. */
  decode(file: Blob, size?: Size): Promise<P>;
  /** The picture at `size` as a JPEG of `quality` 0 to 1, white where it is transparent, without any metadata. */
  encode(picture: P, size: Size, quality: number): Promise<Blob>;
};
