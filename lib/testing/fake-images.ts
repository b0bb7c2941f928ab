import type { Size } from '@/lib/photo/browser-image';

/** A bitmap that knows whether it was closed. */
type FakeBitmap = ImageBitmap & { isClosed: boolean; file: Uint8Array };

let shots = 0;

/** A photo, another one each time: it starts like a JPEG and has the size that {@link createFakeImages} measures. */
export function fakeJpeg({ width, height }: Size): Blob {
  const start = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
  shots += 1;
  return new Blob([start, JSON.stringify({ width, height, shots })], { type: 'image/jpeg' });
}

type Options = {
  /** The size of a pixel in bytes at full quality. */
  weight?: number;
  /** The size of files that are not a {@link fakeJpeg}. */
  natural?: Size;
  /** Called at the start of each function. */
  onStep?: (name: 'measureImage' | 'decodeImage' | 'encodeJpeg') => void;
};

/** Replaces `lib/photo/browser-image` in jsdom, which decodes no images. */
export function createFakeImages({ weight = 0.1, natural, onStep }: Options = {}) {
  const decoded: FakeBitmap[] = [];
  const encoded: (Size & { quality: number })[] = [];
  return {
    decoded,
    encoded,
    async measureImage(file: Blob): Promise<Size> {
      onStep?.('measureImage');
      if (natural) return natural;
      const { width, height } = JSON.parse(await file.slice(4).text());
      return { width, height };
    },
    async decodeImage(file: Blob, size: Size): Promise<ImageBitmap> {
      onStep?.('decodeImage');
      const bitmap = {
        ...size,
        isClosed: false,
        file: new Uint8Array(await file.arrayBuffer()),
        close() {
          bitmap.isClosed = true;
        },
      };
      decoded.push(bitmap);
      return bitmap;
    },
    async encodeJpeg(bitmap: ImageBitmap, size: Size, quality: number): Promise<Blob> {
      const source = decoded.find((each) => each === bitmap);
      if (source?.isClosed) throw new Error('closed before');
      onStep?.('encodeJpeg');
      encoded.push({ ...size, quality });
      const bytes = new Uint8Array(Math.ceil(size.width * size.height * weight * quality));
      bytes.set(source?.file.slice(0, bytes.length) ?? []);
      return new Blob([bytes], { type: 'image/jpeg' });
    },
    async toDataUrl(blob: Blob): Promise<string> {
      const base64 = Buffer.from(await blob.arrayBuffer()).toString('base64');
      return `data:${blob.type};base64,${base64}`;
    },
  };
}
