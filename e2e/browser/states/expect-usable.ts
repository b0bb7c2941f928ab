import { expect, type Page } from '@playwright/test';
import { themes } from '@/app/preview/runtime/look';
import { axeFindings } from './axe-findings';
import { findPageFaults } from './fit-faults';
import { setTheme } from './state-page';

const sizes = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];

/** Expects that a page of the gallery fits a phone and a desktop, and that axe finds nothing in both themes. */
export async function expectUsable(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await page.evaluate(findPageFaults, size.width)).toEqual([]);
    for (const theme of themes) {
      await setTheme(page, theme);
      expect(await axeFindings(page, theme)).toEqual([]);
    }
  }
}
