import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StepLog } from '@/e2e/driver/record/step-log';
import { listen } from '@/e2e/shared/listen';
import { createNodeSandbox } from '@/lib/sandbox/entry-node';
import { parseStepLog } from '@/scripts/e2e/results';
import { sourceOf } from './collect-failure';
import { TestEvents } from './test-events';

let folder: string;
let server: Server;
let sandbox: string;
let events: TestEvents;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'luka-events-'));
  const { handle } = createNodeSandbox();
  server = createServer((request, response) => void handle(request, response));
  sandbox = (await listen(server)).url;
  events = new TestEvents(new StepLog(folder), 'pay.test.ts');
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const results = () => parseStepLog(readFileSync(join(folder, `${process.pid}.jsonl`), 'utf8'));

const pays = {
  name: 'pays',
  parent: { name: 'ROOT_DESCRIBE_BLOCK' },
  errors: [[new Error('found 1, not 2'), undefined]],
};

const page = {
  evaluate: async () => 'Sin conexión',
  screenshot: async () => Buffer.from('jpeg'),
};

const findApp = async () => ({ page, sandbox });

test('a failure is logged with picture, text, calls and messages, once', async () => {
  await events.before({ name: 'test_start', test: pays }, findApp);
  await fetch(`${sandbox}/api/app/home`, { method: 'POST', body: '{"a":1}' });
  const body = JSON.stringify({ from: 'shell', message: { event: 'back' } });
  await fetch(`${sandbox}/__sandbox/bridge`, { method: 'POST', body });
  const error = new Error('found 1');
  await events.before({ name: 'test_fn_failure', test: pays, error }, findApp);
  const later = { ...page, evaluate: async () => 'later' };
  await events.before({ name: 'hook_failure', test: pays }, async () => ({ page: later, sandbox }));
  events.after({ name: 'test_done', test: pays });
  const [result] = results();
  expect(result).toMatchObject({
    status: 'failed',
    message: 'Error: found 1, not 2',
    failure: {
      seen: 'Sin conexión',
      calls: [{ path: 'app/home', body: { a: 1 }, end: { status: 200 } }],
      bridge: [{ from: 'shell', message: { event: 'back' } }],
    },
  });
  expect(readFileSync(join(folder, result?.failure?.picture ?? ''), 'utf8')).toBe('jpeg');
});

test('a page that is gone leaves out the picture and the text, nothing else', async () => {
  const gone = async () => Promise.reject(new Error('closed'));
  const findGone = async () => ({ page: { evaluate: gone, screenshot: gone }, sandbox });
  await events.before({ name: 'test_start', test: pays }, findGone);
  await fetch(`${sandbox}/api/app/home`, { method: 'POST', body: '{}' });
  await events.before({ name: 'test_fn_failure', test: pays, error: undefined }, findGone);
  const { failure } = results()[0] ?? {};
  expect(failure).toMatchObject({ calls: [{ path: 'app/home' }], bridge: [] });
  expect(failure).not.toHaveProperty('picture');
  expect(failure).not.toHaveProperty('seen');
});

test('the source of an error is the line of the test, with the lines around it', () => {
  const source = sourceOf(new Error('here'));
  const lines = readFileSync(__filename, 'utf8').split('\n');
  expect(source?.file).toBe('e2e/report/test-events.test.ts');
  expect(source?.lines).toHaveLength(5);
  expect(source?.lines[2]).toEqual([source?.line, lines[(source?.line ?? 0) - 1]]);
  expect(source?.lines[2]?.[1]).toContain("sourceOf(new Error('here'))");
});

test('an error without a stack has no source', () => {
  expect(sourceOf('timeout')).toBeUndefined();
});
