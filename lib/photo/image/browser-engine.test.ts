import { browserEngine } from './browser-engine';

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
  jest.restoreAllMocks();
});

/** jsdom draws nothing: a canvas that takes down what it was told. */
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

test('a photo is decoded as the camera was held, and to its size where that is known', async () => {
  const file = new Blob(['x']);
  await browserEngine.decode(file);
  await browserEngine.decode(file, { width: 8, height: 6 });
  expect(decode.mock.calls).toEqual([
    [file, { imageOrientation: 'from-image' }],
    [
      file,
      { imageOrientation: 'from-image', resizeWidth: 8, resizeHeight: 6, resizeQuality: 'high' },
    ],
  ]);
});

test('a browser without canvases off the screen uses one of the page, white below the picture', async () => {
  const jpeg = new Blob(['jpeg']);
  fakeCanvas(jpeg);
  expect(await browserEngine.encode(bitmap, { width: 4, height: 3 }, 0.7)).toBe(jpeg);
  expect(steps).toEqual(['rect 0,0,4,3', 'draw 0,0,4,3', 'image/jpeg 0.7']);
});

test('a canvas off the screen is used where there is one', async () => {
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
  expect(await browserEngine.encode(bitmap, { width: 4, height: 3 }, 0.7)).toBe(jpeg);
  expect(convertToBlob).toHaveBeenCalledWith({ type: 'image/jpeg', quality: 0.7 });
  expect(steps).toEqual(['fill #fff', 'rect 0,0,4,3', 'draw 0,0,4,3']);
});

test.each([true, false])('no memory for a canvas or a picture is told (%s)', async (canDraw) => {
  fakeCanvas(null, canDraw);
  await expect(browserEngine.encode(bitmap, { width: 4, height: 3 }, 0.7)).rejects.toThrow();
});
