import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and everything it includes. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that depend on colours: the others have the same results in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe may leave undecided: contrast on a drawing or below a sheet, which contrast-faults measures, and headers in a
 * table with a header for a group of rows, which axe does not follow.
 */
const undecidable = ['color-contrast', 'th-has-data-cells'];

/**
 * The findings of axe on the page, also what it cannot decide for itself; in the dark theme of the rules that depend on
 * colours. Not of contrast where that is measured on the pixels, as it takes axe half of its time.
 */
export async function axeFindings(
  page: Page,
  theme: 'light' | 'dark',
  { contrast = true } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const runOnly: axe.RunOptions['runOnly'] =
    theme === 'light' ? { type: 'tag', values: wcag } : { type: 'rule', values: colourRules };
  const { violations, incomplete } = await page.evaluate(
    (options) => window.axe.run(document, options),
    {
      runOnly,
      rules: { 'color-contrast': { enabled: contrast } },
      resultTypes: ['violations' as const, 'incomplete' as const],
    },
  );
  const undecided = incomplete.filter(({ id }) => !undecidable.includes(id));
  return [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [id, target.join(' '), failureSummary.replace(/\s+/g, ' ')].join(', '),
    ),
  );
}

declare global {
  interface Window {
    /** Defined by the script. */
    axe: typeof axe;
  }
}
