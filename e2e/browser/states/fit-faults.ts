import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { findPageFaults } from './find-page-faults';
import { findTargetFaults } from './find-target-faults';
import { findTextFaults } from './find-text-faults';
import { resize, type Size } from './look-at';

/** The first names of the catalogue's keys. */
const namespaces = ['locales/start/es.json', 'locales/screens/es.json'].flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8'))),
);

/** The narrowest phone, and the usual one with its texts at double size. */
const sizes: readonly Size[] = [
  { width: 320, height: 640, root: '16px' },
  { width: 360, height: 800, root: '32px' },
];

/** What does not fit on the narrowest phone, or at 200% text: sideways scrolling, cut texts, small targets. */
export async function fitFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const { width, root } = size;
    const found = [
      ...(await page.evaluate(findPageFaults, width)),
      ...(await page.evaluate(findTextFaults, { width, namespaces })),
      ...(await page.evaluate(findTargetFaults)),
    ];
    faults.push(...found.map((fault) => `${width} px at ${root}: ${fault}`));
  }
  return faults;
}
