import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watch } from './watch';

const folder = mkdtempSync(join(tmpdir(), 'luka-watch-'));
const file = join(folder, 'spec.ts');
const printed: string[] = [];

beforeEach(() => {
  writeFileSync(file, '');
  printed.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

/** Watches until there were `count` runs, each of which changes the file. */
async function runs(count: number, fails: (run: number) => boolean): Promise<number> {
  const ended = new AbortController();
  let run = 0;
  const onChange = async () => {
    run += 1;
    if (run === count) ended.abort();
    const later = Date.now() / 1000 + run * 60;
    utimesSync(file, later, later);
    if (fails(run)) throw new Error(`run ${run} fails`);
  };
  await watch({ paths: [folder], run: onChange, signal: ended.signal });
  return run;
}

test('runs again after a change', async () => {
  expect(await runs(3, () => false)).toBe(3);
});

test('prints an error and waits for the next change', async () => {
  expect(await runs(2, (run) => run === 1)).toBe(2);
  expect(printed).toContain('run 1 fails\n');
});

test('does not run again without a change', async () => {
  jest.useFakeTimers();
  const ended = new AbortController();
  const run = jest.fn<Promise<void>, []>().mockResolvedValue();
  const watching = watch({ paths: [folder], run, signal: ended.signal });
  await jest.advanceTimersByTimeAsync(60_000);
  ended.abort();
  await jest.advanceTimersByTimeAsync(1000);
  await watching;
  jest.useRealTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
