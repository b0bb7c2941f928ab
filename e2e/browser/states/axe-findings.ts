import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and all that it builds on. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What colours decide; all else is the same in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, in words; in the dark only what colours decide. */
export async function axeFindings(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const run = theme === 'light' ? axe.withTags(wcag) : axe.withRules(colourRules);
  const { violations } = await run.analyze();
  return violations.flatMap(({ id, nodes }: AxeResults['violations'][number]) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [id, target.join(' '), failureSummary.replace(/\s+/g, ' ')].join(', '),
    ),
  );
}
