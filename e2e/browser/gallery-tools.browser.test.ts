import { readFileSync } from 'node:fs';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { places, test } from './harness/test';
import { expectUsable } from './states/expect-usable';

const desktop = { width: 1440, height: 900 };
const overdue = 'screen=/pages/my-loan/my-loan&state=overdue';

/** Opens a tool on a state and waits until the state can be measured. */
async function openTool(page: Page, parameters: string, root: string): Promise<FrameLocator> {
  await page.goto(`${root}/preview/state/index.html?${parameters}`);
  await page.locator('.gallery-frame[data-ready=true]').first().waitFor();
  return page.frameLocator('.gallery-frame iframe').first();
}

const value = (page: Page, label: string) =>
  page
    .locator('.gallery-measure > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd');

/** Width and height of a downloaded PNG, from its header. */
async function downloadedSize(
  page: Page,
): Promise<{ name: string; width: number; height: number }> {
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const pixels = await page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, picture.width, picture.height) ?? {};
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 97)
      colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
    return { width: picture.width, height: picture.height, colours: colours.size };
  }, bytes.toString('base64'));
  // An empty picture has one.
  expect(pixels.colours).toBeGreaterThan(20);
  const { width, height } = pixels;
  return { name: download.suggestedFilename(), width, height };
}

test('a search finds screens, components, tokens and texts of every language, and who uses them', async ({
  app,
  cdn,
}) => {
  const { page } = await app(desktop);
  await page.goto(`${cdn.url}/preview/search/index.html`);
  const field = page.getByRole('searchbox');
  const status = page.getByRole('status');
  await status.filter({ hasText: 'A text is found by its key' }).waitFor();
  await field.fill('my-loan overdue');
  await page.getByRole('region', { name: 'Screens and states' }).getByText('overdue').waitFor();
  await field.fill('signature pad');
  const components = page.getByRole('region', { name: 'Components' });
  await components.getByText('Used by 1 screen').click();
  await components.locator('li li a').first().waitFor();
  await field.fill('--accent-solid');
  await page.getByRole('region', { name: 'Tokens' }).getByText('button').first().waitFor();
  await field.fill('home.lending.pay');
  const text = page.getByRole('region', { name: 'Texts' }).getByRole('listitem').first();
  await text.getByText('Used by').waitFor();
  await field.fill('zebra zebra');
  await status.filter({ hasText: 'Nothing found' }).waitFor();
});

for (const place of places) {
  test(`${place}, an element is measured by pointer and by keyboard, and its distance to a pinned one`, async ({
    app,
    roots,
  }) => {
    const { page } = await app(desktop);
    const frame = await openTool(page, overdue, roots[place]);
    const heading = frame.locator('h1').first();
    await heading.hover();
    await page.getByText('heading', { exact: true }).waitFor();
    const { width, height } = (await heading.boundingBox()) ?? { width: 0, height: 0 };
    const [shownWidth, shownHeight] = (await value(page, 'Size').innerText())
      .split(' × ')
      .map(Number);
    expect(shownWidth).toBeCloseTo(width, 0);
    expect(shownHeight).toBeCloseTo(height, 0);
    expect(await value(page, 'color').innerText()).toContain('--text');
    expect(await value(page, 'Contrast').innerText()).toMatch(/^1\d\.\d\d:1 passes (3|4\.5):1/);
    await heading.click();
    await page.locator('.gallery-outline[data-kind=pinned]').waitFor();
    // Nothing of the screen was used.
    await page.keyboard.press('Tab');
    await page.getByText(/^(across|down|top) .* px$/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove the pin' }).click();
    expect(await page.locator('.gallery-outline[data-kind=pinned]').count()).toBe(0);
  });
}

test('at 360 px an element is measured by a tap, and a second tap shows the distance', async ({
  app,
  cdn,
}) => {
  const { page } = await app({ width: 360 });
  const frame = await openTool(page, overdue, cdn.url);
  await frame.locator('h1').first().tap();
  await page.locator('.gallery-outline[data-kind=pinned]').waitFor();
  await frame.locator('[role=tab]').last().tap();
  await page.getByText(/^(across|down|top) .* px$/).waitFor();
  const [content, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(content).toBe(shown);
});

test('comments are in the link, are shown by it as text, and a link that was cut off says so', async ({
  app,
  cdn,
}) => {
  const { page } = await app(desktop);
  const frame = await openTool(page, `${overdue}&tool=comment`, cdn.url);
  const words = '<img src=x onerror=alert(1)> más aire aquí';
  const focused = (name: string) =>
    page.getByRole('textbox', { name }).and(page.locator(':focus')).waitFor();
  await frame.locator('h1').first().click();
  await focused('Comment 1');
  await page.keyboard.type(words);
  await frame.locator('body').click({ position: { x: 40, y: 300 } });
  await focused('Comment 2');
  await page.keyboard.type('second');
  await page.waitForURL((url) => decodeURIComponent(url.hash).includes('second'));
  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('.gallery-pin').nth(1).waitFor();
  expect(await page.getByRole('textbox', { name: 'Comment 1' }).inputValue()).toBe(words);
  expect(await page.locator('img').count()).toBe(0);
  await page.goto('about:blank');
  await page.goto(link.slice(0, -5));
  await page.getByRole('alert').filter({ hasText: 'cannot be read' }).waitFor();
  await page.locator('.gallery-frame[data-ready=true]').waitFor();
  expect(await page.locator('.gallery-pin').count()).toBe(0);
});

test('a state is compared with its accepted picture and with another state', async ({
  app,
  cdn,
}) => {
  const { page } = await app(desktop);
  await openTool(page, `${overdue}&tool=compare&locale=vi&theme=dark`, cdn.url);
  await page.locator('.gallery-cell[data-ready=true]').waitFor();
  const boxes = () =>
    Promise.all(
      ['.gallery-compare figure:first-child .gallery-frame__sized', '.gallery-cell'].map((each) =>
        page.locator(each).boundingBox(),
      ),
    );
  const [now, accepted] = await boxes();
  expect(accepted?.width).toBeCloseTo(now?.width ?? 0, 0);
  expect(accepted?.x).toBeGreaterThan(now?.x ?? 0);
  await page.getByRole('button', { name: 'Difference' }).click();
  const [below, above] = await boxes();
  expect([above?.x, above?.y]).toEqual([below?.x, below?.y]);
  await page.getByRole('button', { name: 'Overlay' }).click();
  await page.getByRole('slider').fill('20');
  await page.getByText('20 %').waitFor();
  await page.getByRole('combobox').selectOption('/pages/my-loan/my-loan:cleared');
  await page.locator('.gallery-frame[data-ready=true]').nth(1).waitFor();
  await page.waitForURL((url) => url.searchParams.get('with') === '/pages/my-loan/my-loan:cleared');
});

test('a state is downloaded as a PNG at 1x to 3x, and as a sheet of all languages and themes', async ({
  app,
  cdn,
}) => {
  const { page } = await app(desktop);
  await openTool(page, `${overdue}&tool=export`, cdn.url);
  const height = (await page.locator('.gallery-frame__sized').boundingBox())?.height ?? 0;
  for (const scale of [1, 2, 3]) {
    await page.getByRole('button', { name: `${scale}x` }).click();
    expect(await downloadedSize(page)).toEqual({
      name: `luka-my-loan-overdue-es-light@${scale}x.png`,
      width: 360 * scale,
      height: Math.round(height) * scale,
    });
  }
  await page.getByRole('button', { name: '1x' }).click();
  await page.getByRole('button', { name: '3 languages' }).click();
  await page.locator('.gallery-sheet .gallery-frame[data-ready=true]').nth(5).waitFor();
  const sheet = await downloadedSize(page);
  expect(sheet.name).toBe('luka-my-loan-overdue-sheet@1x.png');
  expect(sheet.width).toBe(24 + 3 * (360 + 24));
  expect(sheet.height).toBeGreaterThan(2 * height);
});

test('a link to a state that does not exist says so', async ({ app, cdn }) => {
  const { page } = await app(desktop);
  await page.goto(`${cdn.url}/preview/state/index.html?screen=/pages/nowhere&state=x`);
  await page.getByRole('heading', { name: 'There is no such state' }).waitFor();
});

for (const address of [
  'search/index.html?search=button',
  ...['measure', 'comment', 'compare', 'export'].map(
    (tool) => `state/index.html?${overdue}&tool=${tool}#pins=%5B%5B40%2C90%2C%22x%22%5D%5D`,
  ),
]) {
  test(`the page ${address} fits a phone and a desktop, where axe finds nothing in both themes`, async ({
    app,
    cdn,
  }) => {
    const { page } = await app();
    await page.goto(`${cdn.url}/preview/${address}`);
    await page.locator('.gallery-find__list, .gallery-frame[data-ready=true]').first().waitFor();
    await expectUsable(page);
  });
}
