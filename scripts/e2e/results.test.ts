import { coverageOf, type TestResult } from './coverage';
import { tallyOf } from './results';

const tests: TestResult[] = [
  {
    test: 'borrows',
    status: 'passed',
    reached: [
      { what: 'route', name: '/pages/sign/sign' },
      { what: 'event', name: 'takePhoto' },
    ],
  },
  { test: 'pays back', status: 'failed', reached: [{ what: 'error', name: 'code 301' }] },
];

test('tallyOf has at least one failure for a failed run', () => {
  expect(tallyOf(tests, false)).toEqual({ passed: 1, failed: 1 });
  expect(tallyOf([], false)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf([], true)).toEqual({ passed: 0, failed: 0 });
});

test('coverageOf counts passed tests only, and lists what none reaches', () => {
  const { table, missing } = coverageOf(tests);
  expect(table).toContain('| `/pages/sign/sign` | 1 | borrows |');
  expect(table).toContain('| `code 301` | 0 | **none** |');
  expect(missing).toContain('error code 301');
  expect(missing).toContain('route /');
  expect(missing).not.toContain('event takePhoto');
});
