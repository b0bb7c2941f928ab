import { expect, type Page } from '@playwright/test';
import { openContext } from '@/e2e/browser/harness/app';
import { exportLocale } from '@/lib/i18n/locale';
import { openState } from '@/scripts/pictures/open-state';
import { contrastFaults } from './contrast-faults';
import { composeAccepted, type ReadableSheet, sheetDifferences } from './pictures/compare-picture';
import { fitWindow, repaint, screenshot } from './state-page';
import { test as base } from './state-test';
import { visibleTexts } from './visible-texts';

/** Opens a state in a tab of its own. */
type OpenShown = (state?: typeof shown) => Promise<Page>;

const test = base.extend<{ openShown: OpenShown }>({
  openShown: async ({ browser, cdn }, use) => {
    const context = await openContext(browser);
    await use(async (state = shown) => {
      const page = await context.newPage();
      await openState(page, { root: cdn.url, ...state });
      await fitWindow(page);
      await repaint(page);
      return page;
    });
    await context.close();
  },
});

/** A screen with a cost, dates, dividers and icons. */
const shown = { path: '/pages/sign/sign', state: 'ready', locale: exportLocale };
/** A screen with fields, a chosen amount and buttons that are icons. */
const chosen = {
  path: '/pages/loan/loan-info-choose/loan-info-choose',
  state: 'typedFault',
  locale: exportLocale,
};

async function sheetOf(page: Page): Promise<ReadableSheet> {
  const protocol = await page.context().newCDPSession(page);
  const texts = { [shown.locale]: await page.evaluate(visibleTexts) };
  return { shots: [await screenshot(protocol)], columns: 1, texts };
}

/** A change of the page: the first text that `from` matches becomes `to`; or a style for all that match. */
type Change = { from: string; to: string } | { selector: string; style: Record<string, string> };

/** Runs in the page; returns how many texts or elements it has changed. */
function applyChange(change: Change): number {
  if ('selector' in change) {
    const elements = document.querySelectorAll<HTMLElement>(change.selector);
    for (const { style } of elements)
      for (const [name, value] of Object.entries(change.style)) style.setProperty(name, value);
    return elements.length;
  }
  const from = new RegExp(change.from, 'u');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!(text instanceof Text) || !element?.checkVisibility() || !from.test(text.data)) continue;
    if (element.closest('script, style') || getComputedStyle(element).clipPath !== 'none') continue;
    text.data = text.data.replace(from, change.to);
    return 1;
  }
  return 0;
}

/** How a change is noticed: by the exact texts, or by the pixels alone. */
type Case = { name: string; change: Change; by: 'texts' | 'pixels' };

const cases: Case[] = [
  { name: 'a per cent that is one more', change: { from: '\\b5(?=\\s?%)', to: '6' }, by: 'texts' },
  { name: 'a lost accent', change: { from: 'é', to: 'e' }, by: 'texts' },
  {
    name: 'all dividers gone',
    change: { selector: 'html', style: { '--line': 'transparent' } },
    by: 'pixels',
  },
  {
    name: 'an icon gone',
    change: { selector: 'main svg', style: { visibility: 'hidden' } },
    by: 'pixels',
  },
];

for (const { name, change, by } of cases) {
  test(`${name} is noticed by the ${by}`, async ({ openShown, comparePage }) => {
    const page = await openShown();
    const accepted = await composeAccepted(comparePage, await sheetOf(page));
    expect(await page.evaluate(applyChange, change)).toBeGreaterThan(0);
    const { lines, picture } = await sheetDifferences(comparePage, accepted, await sheetOf(page));
    if (by === 'texts') expect(lines).not.toEqual([]);
    else expect(picture).toBeDefined();
  });
}

const pale: { what: string; selector: string; style: Record<string, string> }[] = [
  { what: 'the text', selector: 'html', style: { '--text-2': '#9aa9ae' } },
  {
    what: 'the line of',
    selector: '.input',
    style: { 'border-color': '#d9e4e7', 'box-shadow': 'none' },
  },
  { what: 'the icon of', selector: 'html', style: { '--on-soft': '#b9d3d9' } },
  { what: 'the mark of', selector: 'html', style: { '--selected-line': '#d9e4e7' } },
];

for (const { what, ...change } of pale) {
  test(`that ${what} something has too little contrast is noticed`, async ({ openShown }) => {
    const page = await openShown(chosen);
    const faults = async () => {
      const protocol = await page.context().newCDPSession(page);
      return page.evaluate(contrastFaults, await screenshot(protocol));
    };
    expect(await faults()).toEqual([]);
    await page.evaluate(applyChange, change);
    expect(await faults()).toContainEqual(expect.stringContaining(what));
  });
}
