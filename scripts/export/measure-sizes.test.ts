import { readFileSync } from 'node:fs';
import { budgets } from './budgets';
import { bundleReport } from './bundle-report';
import { homeInAll, reportSizes, type Sizes } from './measure-sizes';

const kib = 1024;

const home = {
  path: '/',
  own: 0,
  screen: 30 * kib,
  texts: [5, 4, 7].map((n) => n * kib),
  user: kib,
};

const sizes: Sizes = {
  page: 10 * kib,
  styles: 9 * kib,
  firstLoad: 140 * kib,
  staticFirstLoad: 130 * kib,
  scripts: 500 * kib,
  screens: [
    home,
    { path: '/pages/sign/sign', own: 20 * kib, screen: 40 * kib, texts: [], user: 0 },
  ],
};

test('Home in all is its page, styles, scripts, longest texts, and what a user has beside them', () => {
  expect(homeInAll(sizes)).toBe((10 + 9 + 140 + 30 + 7 + 1) * kib);
});

test('sizes within all budgets pass', () => {
  expect(reportSizes(sizes, { isSandbox: false }).overBudget).toBe(false);
});

test.each([
  ['first load', { firstLoad: budgets.firstLoad + 1 }],
  ['static first load', { staticFirstLoad: budgets.firstLoad + 1 }],
  ['styles', { styles: budgets.styles + 1 }],
  [
    'own scripts of a screen',
    { screens: [home, { ...home, path: '/a', own: budgets.screen + 1 }] },
  ],
  ['Home in all', { screens: [{ ...home, screen: budgets.home }] }],
  ['all scripts', { scripts: budgets.scripts + 1 }],
])('%s above its budget fails', (_, larger) => {
  expect(reportSizes({ ...sizes, ...larger }, { isSandbox: false }).overBudget).toBe(true);
});

test('with the sandbox neither Home in all nor all scripts have a budget', () => {
  const larger = { ...sizes, scripts: budgets.scripts + 1, page: budgets.home };
  expect(reportSizes(larger, { isSandbox: true }).overBudget).toBe(false);
});

test('the report has each size with one decimal, beside its budget', () => {
  const report = bundleReport(sizes, '9.8.7');
  expect(report).toContain('Version 9.8.7');
  expect(report).toContain('| all scripts together, each once | 500.0 |');
  expect(report).toContain('| `/pages/sign/sign` | 20.0 | 40.0 |');
});

test('docs/bundle.md is of this version', () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('docs/bundle.md', 'utf8')).toContain(`Version ${version},`);
});
