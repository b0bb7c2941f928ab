import { takeStill } from './take-still';

const draw = jest.fn();

/** jsdom draws nothing: a canvas that takes down its size and gives what the test wants. */
function fakeCanvas(blob: Blob | null) {
  const sizes: number[][] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    sizes.push([this.width, this.height]);
    return Object.assign(Object.create(null), { drawImage: draw });
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done: BlobCallback) => done(blob));
  return sizes;
}

function video(videoWidth: number, videoHeight: number): HTMLVideoElement {
  const element = document.createElement('video');
  Object.defineProperties(element, {
    videoWidth: { value: videoWidth },
    videoHeight: { value: videoHeight },
  });
  return element;
}

afterEach(() => jest.restoreAllMocks());

test('the still is as large as the camera’s picture, not as its frame on screen', async () => {
  const blob = new Blob(['x']);
  const sizes = fakeCanvas(blob);
  const camera = video(1920, 1440);
  expect(await takeStill(camera)).toBe(blob);
  expect(sizes).toEqual([[1920, 1440]]);
  expect(draw).toHaveBeenCalledWith(camera, 0, 0);
});

test('a camera that shows nothing yet gives none', async () => {
  fakeCanvas(new Blob(['x']));
  await expect(takeStill(video(0, 0))).rejects.toMatchObject({ code: 'failed' });
});

test('a still that the browser cannot encode is told', async () => {
  fakeCanvas(null);
  await expect(takeStill(video(4, 3))).rejects.toMatchObject({ code: 'failed' });
});
