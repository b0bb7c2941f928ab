import { expect, type FrameLocator, type Page } from '@playwright/test';
import { places, test } from './harness/test';

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

test('a search finds screens, components, tokens and texts of every language, and who uses a token', async ({
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
  await page.getByRole('region', { name: 'Components' }).getByText('signature-pad').waitFor();
  await field.fill('--accent-solid');
  const tokens = page.getByRole('region', { name: 'Tokens' });
  await tokens.getByText('button').first().waitFor();
  await tokens.getByText('Used on every screen').first().waitFor();
  await field.fill('orders.pay.now');
  await page.getByRole('region', { name: 'Texts' }).getByRole('listitem').first().waitFor();
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
    await frame.locator('[role=tab]').first().hover();
    await expect(value(page, 'background-color')).toContainText('--track-chosen');
    await expect(value(page, 'font-size')).toContainText('--fs-m');
    await frame.locator('.btn--primary').first().hover();
    await expect(value(page, 'font-size')).toContainText('--fs-control');
    // The button has its own colour again.
    await expect(value(page, 'Contrast')).toContainText('on #de2914');
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

test('a state is shown in every language and theme at once, by a link', async ({ app, cdn }) => {
  const { page } = await app(desktop);
  await openTool(page, overdue, cdn.url);
  await page.getByRole('button', { name: '3 languages' }).click();
  await page.locator('.gallery-sheet .gallery-frame[data-ready=true]').nth(5).waitFor();
  await page.waitForURL((url) => url.searchParams.get('tool') === 'sheet');
  const looks = await Promise.all(
    (await page.locator('.gallery-sheet iframe').all()).map((frame) =>
      frame
        .contentFrame()
        .locator('html')
        .evaluate((page) => `${page.getAttribute('lang')?.slice(0, 2)} ${page.dataset.theme}`),
    ),
  );
  expect(looks).toEqual(['es light', 'en light', 'vi light', 'es dark', 'en dark', 'vi dark']);
});

test('the next state opens with the same settings, and the previous one leads back', async ({
  app,
  cdn,
}) => {
  const { page } = await app(desktop);
  await openTool(page, `${overdue}&tool=sheet&locale=vi`, cdn.url);
  const others = page.getByRole('navigation', { name: 'Other states' });
  await others.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL((url) => url.searchParams.get('state') !== 'overdue');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('tool'), searchParams.get('locale')]).toEqual(['sheet', 'vi']);
  await others.getByRole('link', { name: 'Previous' }).click();
  await page.waitForURL((url) => url.searchParams.get('state') === 'overdue');
});

test('a link to a state that does not exist says so', async ({ app, cdn }) => {
  const { page } = await app(desktop);
  await page.goto(`${cdn.url}/preview/state/index.html?screen=/pages/nowhere&state=x`);
  await page.getByRole('heading', { name: 'There is no such state' }).waitFor();
});
