import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverageOf } from './coverage';
import { reportOf } from './report';
import { parseStepLog, tallyOf } from './results';

const lines = [
  { kind: 'reached', what: 'route', name: '/' },
  { kind: 'test', file: 'borrow.test.ts', test: 'borrows <twice>' },
  { kind: 'step', step: 'launchApp', at: '2026-09-05T12:00:00.000Z' },
  { kind: 'step', step: 'expect "a" to exist', at: '2026-09-05T12:00:01.000Z' },
  { kind: 'reached', what: 'route', name: '/pages/sign/sign' },
  { kind: 'reached', what: 'event', name: 'takePhoto' },
  { kind: 'end', status: 'passed', message: '' },
  { kind: 'test', file: 'borrow.test.ts', test: 'pays back' },
  { kind: 'reached', what: 'error', name: 'code 301' },
  { kind: 'end', status: 'failed', message: '\u001b[31mtap: it is not shown\u001b[39m' },
  { kind: 'test', file: 'borrow.test.ts', test: 'on a desktop only' },
];

const tests = parseStepLog(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

test('parseStepLog collects steps and reached items; a test without an end was skipped', () => {
  expect(tests).toMatchObject([
    { test: 'borrows <twice>', status: 'passed', steps: [{ step: 'launchApp' }, {}] },
    { test: 'pays back', status: 'failed', steps: [] },
    { test: 'on a desktop only', status: 'skipped', reached: [] },
  ]);
  expect(tests[0]?.reached).toEqual([
    { what: 'route', name: '/pages/sign/sign' },
    { what: 'event', name: 'takePhoto' },
  ]);
});

test('tallyOf has at least one failure for a failed run', () => {
  expect(tallyOf(tests, false)).toEqual({ passed: 1, failed: 1 });
  expect(tallyOf([], false)).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf([], true)).toEqual({ passed: 0, failed: 0 });
});

test('coverageOf counts passed tests only, and lists what none reaches', () => {
  const { table, missing } = coverageOf(tests);
  expect(table).toContain('| `/pages/sign/sign` | 1 | borrows <twice> |');
  expect(table).toContain('| `code 301` | 0 | **none** |');
  expect(missing).toContain('error code 301');
  expect(missing).toContain('route /');
  expect(missing).not.toContain('event takePhoto');
});

test('the report is self-contained, with failures first and open, and escaped text', () => {
  const html = reportOf(tests, { folder: '.', seed: 7, repeat: 'npm run e2e -- --seed 7' });
  expect(html).toContain('1 passed, 1 failed, 1 skipped');
  expect(html).toContain('npm run e2e -- --seed 7');
  expect(html).toContain('borrows &lt;twice&gt;');
  expect(html).toContain('<pre class="message">tap: it is not shown</pre>');
  expect(html.indexOf('pays back')).toBeLessThan(html.indexOf('borrows'));
  expect(html).toMatch(/<details class="failed" open>/);
  expect(html).not.toMatch(/<(script|link)|src="http/);
});

test('a failed test shows step, lines of the spec, what was seen, calls, messages and pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'luka-report-'));
  writeFileSync(join(folder, 'last.jpg'), 'last');
  const at = '2026-09-05T12:00:00.123Z';
  const source = {
    file: 'pay.test.ts',
    line: 8,
    lines: [
      [7, 'const a = 1;'],
      [8, 'await home.pay();'],
    ],
  };
  const log = [
    { kind: 'test', file: 'pay.test.ts', test: 'pays' },
    { kind: 'step', step: 'Home: waits for state “lending”', at, failed: true },
    {
      ...{ kind: 'failure', source, seen: 'Sin conexión', picture: 'last.jpg' },
      calls: [
        {
          id: 1,
          at,
          path: 'app/home',
          body: {},
          end: { kind: 'response', status: 200, ms: 1, reply: { code: 301 } },
        },
      ],
      bridge: [{ id: 2, at, from: 'page', message: { event: 'takePhoto' } }],
    },
    { kind: 'end', status: 'failed', message: 'found overdue, not lending' },
  ];
  const results = parseStepLog(log.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const html = reportOf(results, { folder, repeat: 'npm run e2e' });
  rmSync(folder, { recursive: true });
  for (const part of [
    '<mark>Home: waits for state “lending”</mark>',
    'pay.test.ts:8',
    '<mark>   8  await home.pay();</mark>',
    'found overdue, not lending',
    'Sin conexión',
    '12:00:00.123 app/home: 200, code 301',
    'page → shell takePhoto',
    `data:image/jpeg;base64,${Buffer.from('last').toString('base64')}`,
  ])
    expect(html).toContain(part);
});
