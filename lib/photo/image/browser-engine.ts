import type { ImageEngine } from './image-engine';
import type { Size } from './photo-limits';

/**
 * Pictures by `createImageBitmap` and a canvas. The camera's notes (place, phone, time) are not
 * copied into what a canvas writes.
 */
export const browserEngine: ImageEngine<ImageBitmap> = {
  decode: (file, size) =>
    createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(size && { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' }),
    }),

  async encode(bitmap, size, quality) {
    const canvas = createCanvas(size);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('no memory for a canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const blob = await toJpeg(canvas, quality);
    // Else the memory waits for the garbage collector.
    canvas.width = 0;
    return blob;
  },
};

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function createCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('not encoded')));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}
