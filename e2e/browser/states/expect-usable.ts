import { expect, type Page } from '@playwright/test';
import { setTheme } from '@/scripts/pictures/open-state';
import { axeFindings } from './axe-findings';
import { findPageFaults } from './fit-faults';

const looks = [
  { width: 360, height: 800, theme: 'light' },
  { width: 1440, height: 900, theme: 'dark' },
] as const;

/** Expects that a page of the gallery fits a phone and a desktop, and that axe finds nothing, in a theme each. */
export async function expectUsable(page: Page, name: string): Promise<void> {
  for (const { theme, ...size } of looks) {
    await page.setViewportSize(size);
    await setTheme(page, theme);
    expect(await page.evaluate(findPageFaults, size.width), name).toEqual([]);
    expect(await axeFindings(page, theme), name).toEqual([]);
  }
}
