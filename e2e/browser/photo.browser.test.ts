import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { startChromium } from './harness/chromium';

/** `lib/photo/image/prepare` as it is in the page under test. */
declare const photo: typeof import('@/lib/photo/image/prepare');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const [bundle, chromium] = await Promise.all([bundlePhoto(), startChromium()]);
  browser = chromium;
  page = await browser.newPage();
  await page.addScriptTag({ content: bundle });
  await page.addScriptTag({ content: `Object.assign(window, { drawPhoto: ${drawPhoto} });` });
});
afterAll(() => browser?.close());

test.each([
  { orientation: 1, red: 'top', size: [1600, 1200] },
  { orientation: 3, red: 'bottom', size: [1600, 1200] },
  { orientation: 6, red: 'right', size: [1200, 1600] },
  { orientation: 8, red: 'left', size: [1200, 1600] },
])(
  'a photo of 12 megapixels held in way $orientation comes out upright, without place and notes',
  async (held) => {
    const found = await page.evaluate(async ({ orientation }) => {
      const taken = await drawPhoto({ orientation, width: 4000, height: 3000 });
      const ready = await photo.preparePhoto(taken);
      const bitmap = await createImageBitmap(ready.blob);
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const isRed = (x: number, y: number) => {
        const [red = 0, , blue = 0] =
          context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? [];
        return red > blue;
      };
      // The red half lies on the side whose opposite side is not red.
      const [top, bottom] = [isRed(0.5, 0.1), isRed(0.5, 0.9)];
      const upright = top ? 'top' : 'bottom';
      const lying = isRed(0.1, 0.5) ? 'left' : 'right';
      return {
        before: await taken.text(),
        after: await ready.blob.text(),
        bytes: ready.blob.size,
        thumbnail: ready.thumbnail,
        size: [bitmap.width, bitmap.height],
        red: top === bottom ? lying : upright,
      };
    }, held);
    expect(found).toMatchObject({ size: held.size, red: held.red });
    expect(found.before).toMatch(/Exif[\s\S]*SECRET-PLACE/);
    expect(found.after).not.toMatch(/Exif|SECRET-PLACE/);
    expect(found.bytes).toBeLessThanOrEqual(450 * 1024);
    expect(found.thumbnail).toMatch(/^data:image\/jpeg;base64,/);
    expect(found.thumbnail.length).toBeLessThanOrEqual(10 * 1024);
  },
);

test('a photo full of detail is made small enough', async () => {
  const bytes = await page.evaluate(async () => {
    const taken = await drawPhoto({ orientation: 1, width: 4000, height: 3000, detail: 40_000 });
    return [taken.size, (await photo.preparePhoto(taken)).blob.size] as const;
  });
  expect(bytes[0]).toBeGreaterThan(1024 * 1024);
  expect(bytes[1]).toBeLessThanOrEqual(450 * 1024);
});

test.each([
  ['a JPEG that breaks off', 'undecodable'],
  ['Apple’s format', 'heic'],
  ['a document', 'notImage'],
])('%s is refused as %s', async (what, code) => {
  const found = await page.evaluate(async (name) => {
    const whole = await drawPhoto({ orientation: 1, width: 800, height: 600 });
    const file =
      name === 'a document'
        ? new Blob(['%PDF-1.7'])
        : name === 'Apple’s format'
          ? new Blob(['\0\0\0\u0018ftypheic'])
          : whole.slice(0, 900);
    return photo.preparePhoto(file).then(
      () => 'ready',
      (error: { code: string }) => error.code,
    );
  }, what);
  expect(found).toBe(code);
});

async function bundlePhoto(): Promise<string> {
  const result = await build({
    entryPoints: ['lib/photo/image/prepare.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'photo',
    target: 'chrome111',
  });
  return result.outputFiles[0]?.text ?? '';
}

type Wanted = { orientation: number; width: number; height: number; detail?: number };

/** Runs in the page: a JPEG, its upper half red, with a camera's notes about the place. */
async function drawPhoto({ orientation, width, height, detail = 0 }: Wanted): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  for (const [index, colour] of ['#f00', '#00f'].entries()) {
    context.fillStyle = colour;
    context.fillRect(0, (index * height) / 2, width, height / 2);
  }
  for (let count = 0; count < detail; count += 1) {
    context.fillStyle = `hsl(${(count * 97) % 360} 80% ${(count * 31) % 100}%)`;
    context.fillRect((count * 7919) % width, (count * 104729) % height, 14, 14);
  }
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
  const directory = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const notes = [...'SECRET-PLACE'].map((letter) => letter.charCodeAt(0));
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, ...directory, ...notes];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = new Uint8Array([0xff, 0xe1, 0, body.length + 2, ...body]);
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' });
}
