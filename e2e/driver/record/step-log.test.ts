import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeviceLog } from './device-log';
import { StepLog } from './step-log';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luka-step-log-'));
});
afterEach(() => {
  delete process.env.LUKA_E2E_RUN;
  rmSync(folder, { recursive: true, force: true });
});

test('without a folder nothing is logged', () => {
  const log = new StepLog();
  log.startTest('a.test.ts', 'a');
  expect(log.isEnabled).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('the steps of a test are logged, and once each what it reached', () => {
  process.env.LUKA_E2E_RUN = folder;
  const log = new StepLog();
  log.startTest('a.test.ts', 'a');
  log.logStep('tap', Buffer.from('jpeg'));
  log.logReached('route', '/');
  log.logReached('route', '/');
  log.endTest('passed', '');
  log.startTest('a.test.ts', 'b');
  log.logReached('route', '/');
  const lines = readFileSync(join(folder, `${process.pid}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line): { kind: string; picture?: string } => JSON.parse(line));
  expect(lines.map(({ kind }) => kind)).toEqual([
    'test',
    'step',
    'reached',
    'end',
    'test',
    'reached',
  ]);
  expect(readFileSync(join(folder, lines[1]?.picture ?? ''), 'utf8')).toBe('jpeg');
});

test('what the driver does during a step is part of it, with its last picture', () => {
  const log = new StepLog(folder);
  log.startTest('a.test.ts', 'a');
  const end = log.startStep('Home: fills');
  log.logStep('tap by.web.id', Buffer.from('first'));
  log.logStep('tap by.web.id', Buffer.from('last'));
  end('passed');
  log.startStep('Upload: photo')('cancelled');
  log.startStep('Home: pays')('failed');
  log.logStep('launchApp');
  const steps = readFileSync(join(folder, `${process.pid}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line): { step: string; picture?: string; failed?: boolean } => JSON.parse(line));
  expect(steps).toMatchObject([
    { step: 'Home: fills' },
    { step: 'Home: pays', failed: true },
    { step: 'launchApp' },
  ]);
  expect(readFileSync(join(folder, steps[0]?.picture ?? ''), 'utf8')).toBe('last');
});

test('a device log is formatted as text and as a trace, from the last clear on', () => {
  const log = new DeviceLog();
  log.add('step', 'of the test before');
  log.clear();
  log.add('step', 'tap');
  log.add('request', 'POST /api/app/home finished', 20);
  expect(log.asText()).toMatch(/^\S+Z step: tap\n\S+Z request: POST \/api\/app\/home finished\n$/);
  expect(JSON.parse(log.asTrace())).toMatchObject({
    traceEvents: [
      { name: 'tap', ph: 'i' },
      { cat: 'request', ph: 'X', dur: 20_000 },
    ],
  });
});
