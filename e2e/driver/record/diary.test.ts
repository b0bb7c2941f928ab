import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeviceLog } from './device-log';
import { Diary } from './diary';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'luka-diary-'));
});
afterEach(() => {
  delete process.env.LUKA_E2E_RUN;
  rmSync(folder, { recursive: true, force: true });
});

test('without a folder nothing is kept', () => {
  const diary = new Diary();
  diary.begin('a.test.ts', 'a');
  expect(diary.isKept).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test('a test tells its steps, and once each what it reached', () => {
  process.env.LUKA_E2E_RUN = folder;
  const diary = new Diary();
  diary.begin('a.test.ts', 'a');
  diary.step('tap', Buffer.from('picture'));
  diary.reached('route', '/');
  diary.reached('route', '/');
  diary.end('passed', '');
  diary.begin('a.test.ts', 'b');
  diary.reached('route', '/');
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
  expect(readFileSync(join(folder, lines[1]?.picture ?? ''), 'utf8')).toBe('picture');
});

test('a log is text for people and a trace for tools, from this test alone', () => {
  const log = new DeviceLog();
  log.add('step', 'of the test before');
  log.clear();
  log.add('step', 'tap');
  log.add('request', 'POST /api/app/home answered', 20);
  expect(log.asText()).toMatch(/^\S+Z step: tap\n\S+Z request: POST \/api\/app\/home answered\n$/);
  expect(JSON.parse(log.asTrace())).toMatchObject({
    traceEvents: [
      { name: 'tap', ph: 'i' },
      { cat: 'request', ph: 'X', dur: 20_000 },
    ],
  });
});
