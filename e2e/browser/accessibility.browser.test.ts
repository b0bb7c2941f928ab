import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { withApp } from './harness/app';
import { allScreens } from './harness/screens';
import { visit } from './harness/visit';

/** A screen with twenty states is looked at many times over. */
jest.setTimeout(300_000);

const app = withApp();
const screens = allScreens();

type Violation = AxeResults['violations'][number];

/** WCAG 2.2 AA and all that it builds on. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const colourRules = ['color-contrast', 'link-in-text-block'];

test('every screen of the app names its states', () => {
  expect(screens.filter(({ states }) => states.length === 0)).toEqual([]);
});

test.each(screens)('axe finds nothing on $path, light and dark', async ({ path, states }) => {
  const phone = await app();
  const findings: string[] = [];
  for (const state of states) {
    await visit(phone, { path, state }, async (page, stand) => {
      findings.push(
        ...(await findingsOf(page, stand)).map((finding) => `${state.name}: ${finding}`),
      );
    });
  }
  expect(findings).toEqual([]);
});

/** Everything in the light; in the dark what colours decide, as all else is the same. */
async function findingsOf(page: Page, stand: () => Promise<void>): Promise<string[]> {
  await showWhole(page);
  const axe = () => new AxeBuilder({ page }).setLegacyMode();
  const light = await axe().withTags(wcag).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await stand();
  const dark = await axe().withRules(colourRules).analyze();
  return [...inWords('light', light.violations), ...inWords('dark', dark.violations)];
}

/** A window as high as the page: what only scrolling brings out from behind the tab bar is not covered. */
async function showWhole(page: Page): Promise<void> {
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize({ width, height });
}

function inWords(theme: string, violations: readonly Violation[]): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [theme, id, target.join(' '), failureSummary.replace(/\s+/g, ' ')].join(', '),
    ),
  );
}
