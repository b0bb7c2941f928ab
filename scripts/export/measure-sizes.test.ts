import { budgets } from './budgets';
import { reportSizes } from './measure-sizes';

test('sizes within all budgets pass', () => {
  expect(reportSizes(budgets, { isSandbox: false }).overBudget).toBe(false);
});

test.each(['page', 'firstLoad', 'script', 'scripts'] as const)(
  'the build fails where it is above the budget: %s',
  (key) => {
    const sizes = { ...budgets, [key]: budgets[key] + 1 };
    expect(reportSizes(sizes, { isSandbox: false }).overBudget).toBe(true);
  },
);

test('the sandbox counts neither as a late script nor among all', () => {
  const sizes = { ...budgets, script: budgets.script + 1, scripts: budgets.scripts + 1 };
  expect(reportSizes(sizes, { isSandbox: true }).overBudget).toBe(false);
});
