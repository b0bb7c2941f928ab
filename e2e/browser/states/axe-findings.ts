import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Axe, to be run by the page itself. */
const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and all that it builds on. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What colours decide; all else is the same in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is, in words; in the dark only what colours decide. A page is given
 * axe once, however often it is asked.
 */
export async function axeFindings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const runOnly: axe.RunOptions['runOnly'] =
    theme === 'light' ? { type: 'tag', values: wcag } : { type: 'rule', values: colourRules };
  const violations = await page.evaluate(
    async (wanted) => (await window.axe.run(document, wanted)).violations,
    { runOnly, resultTypes: ['violations' as const] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [id, target.join(' '), failureSummary.replace(/\s+/g, ' ')].join(', '),
    ),
  );
}

declare global {
  interface Window {
    /** There once the script has run. */
    axe: typeof axe;
  }
}
