import type { ImageEngine, Picture } from '@/lib/photo/image/image-engine';
import type { Size } from '@/lib/photo/image/photo-limits';

/** A decoded picture that knows whether its memory was given back. */
export type FakePicture = Picture & { closed: boolean };

/** An engine that draws nothing: `weight` is how many bytes a pixel takes at full quality. */
export function createFakeEngine({
  weight = 0.1,
  natural,
}: {
  weight?: number;
  natural?: Size;
} = {}) {
  const decoded: FakePicture[] = [];
  const encoded: (Size & { quality: number })[] = [];
  const engine: ImageEngine<FakePicture> = {
    async decode(_file, size = natural) {
      if (!size) throw new DOMException('no size', 'InvalidStateError');
      const picture = {
        ...size,
        closed: false,
        close() {
          picture.closed = true;
        },
      };
      decoded.push(picture);
      return picture;
    },
    async encode(picture, size, quality) {
      if (picture.closed) throw new Error('used after it was closed');
      encoded.push({ ...size, quality });
      const bytes = Math.ceil(size.width * size.height * weight * quality);
      return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    },
  };
  return { engine, decoded, encoded };
}
