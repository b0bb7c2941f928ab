import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watch } from './watch';

const folder = mkdtempSync(join(tmpdir(), 'luka-watch-'));
const file = join(folder, 'spec.ts');
const said: string[] = [];

beforeEach(() => {
  writeFileSync(file, '');
  said.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs that each change the file once they are over, until there were so many. */
async function runs(count: number, fails: (run: number) => boolean): Promise<number> {
  const ended = new AbortController();
  let run = 0;
  const again = async () => {
    run += 1;
    if (run === count) ended.abort();
    const later = Date.now() / 1000 + run * 60;
    utimesSync(file, later, later);
    if (fails(run)) throw new Error(`run ${run} fails`);
  };
  await watch({ paths: [folder], again, signal: ended.signal });
  return run;
}

test('a change makes it run again', async () => {
  expect(await runs(3, () => false)).toBe(3);
});

test('a run that fails is told, and the next change is waited for', async () => {
  expect(await runs(2, (run) => run === 1)).toBe(2);
  expect(said).toContain('run 1 fails\n');
});

test('without a change nothing runs', async () => {
  jest.useFakeTimers();
  const ended = new AbortController();
  const again = jest.fn<Promise<void>, []>().mockResolvedValue();
  const watching = watch({ paths: [folder], again, signal: ended.signal });
  await jest.advanceTimersByTimeAsync(60_000);
  ended.abort();
  await jest.advanceTimersByTimeAsync(1000);
  await watching;
  jest.useRealTimers();
  expect(again).toHaveBeenCalledTimes(1);
});
