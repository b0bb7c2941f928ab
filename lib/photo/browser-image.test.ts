import { decodeImage, encodeJpeg, measureImage } from './browser-image';

const decode = jest.fn();
const steps: string[] = [];
const bitmap: ImageBitmap = Object.assign(Object.create(null), { width: 8, height: 6 });

const context = {
  set fillStyle(colour: string) {
    steps.push(`fill ${colour}`);
  },
  fillRect: (...box: number[]) => steps.push(`rect ${box}`),
  drawImage: (_image: unknown, ...box: number[]) => steps.push(`draw ${box}`),
};

beforeEach(() => {
  steps.length = 0;
  decode.mockResolvedValue(bitmap);
  Object.assign(globalThis, { createImageBitmap: decode });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

/** Records the drawing steps, as jsdom draws nothing. */
function fakeCanvas(blob: Blob | null, canDraw = true) {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    return canDraw ? Object.assign(Object.create(null), { ...context, fillRect, drawImage }) : null;
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((...[done, type, quality]: Parameters<HTMLCanvasElement['toBlob']>) => {
      steps.push(`${type} ${quality}`);
      done(blob);
    });
}
const { fillRect, drawImage } = context;

test('a photo that the browser turns after scaling is decoded again with swapped sides, and not squeezed', async () => {
  const close = jest.fn();
  decode.mockImplementation(async (_file, { resizeWidth, resizeHeight }) => ({
    width: resizeHeight,
    height: resizeWidth,
    close,
  }));
  const file = new Blob(['x']);
  expect(await decodeImage(file, { width: 3, height: 4 })).toMatchObject({ width: 3, height: 4 });
  expect(close).toHaveBeenCalledTimes(1);
});

describe('measureImage', () => {
  const revoke = jest.fn();

  /** An `<img>` that fires `event` when its source is set. */
  function fakeImage(event: 'load' | 'error') {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(3000);
    jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(4000);
    jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLImageElement,
    ) {
      setTimeout(() => this.dispatchEvent(new Event(event)));
    });
  }

  test('returns the natural size of the image and revokes its URL', async () => {
    fakeImage('load');
    expect(await measureImage(new Blob(['x']))).toEqual({ width: 3000, height: 4000 });
    expect(revoke).toHaveBeenCalledWith('blob:1');
    expect(decode).not.toHaveBeenCalled();
  });

  test('rejects when the browser cannot read the image, and revokes its URL', async () => {
    fakeImage('error');
    await expect(measureImage(new Blob(['x']))).rejects.toThrow('not readable');
    expect(revoke).toHaveBeenCalledWith('blob:1');
  });
});

test('encodes with a canvas element, white below the image, in a browser without OffscreenCanvas', async () => {
  const jpeg = new Blob(['jpeg']);
  fakeCanvas(jpeg);
  expect(await encodeJpeg(bitmap, { width: 4, height: 3 }, 0.7)).toBe(jpeg);
  expect(steps).toEqual(['rect 0,0,4,3', 'draw 0,0,4,3', 'image/jpeg 0.7']);
});

test('encodes with an OffscreenCanvas', async () => {
  const jpeg = new Blob(['jpeg']);
  const convertToBlob = jest.fn(async () => jpeg);
  class FakeOffscreenCanvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext = () => context;
    convertToBlob = convertToBlob;
  }
  Object.assign(globalThis, { OffscreenCanvas: FakeOffscreenCanvas });
  expect(await encodeJpeg(bitmap, { width: 4, height: 3 }, 0.7)).toBe(jpeg);
  expect(convertToBlob).toHaveBeenCalledWith({ type: 'image/jpeg', quality: 0.7 });
  expect(steps).toEqual(['fill #fff', 'rect 0,0,4,3', 'draw 0,0,4,3']);
});

test.each([true, false])('rejects without memory for a canvas or a blob (%s)', async (canDraw) => {
  fakeCanvas(null, canDraw);
  const error = { code: 'memory' };
  await expect(encodeJpeg(bitmap, { width: 4, height: 3 }, 0.7)).rejects.toMatchObject(error);
});
