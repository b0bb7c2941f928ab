import { readValue, removeValue, writeValue } from '@/lib/storage/values';
import { inOwnTurn } from './own-turn';

afterEach(() => {
  removeValue('luka_behavior_turn');
  Reflect.deleteProperty(navigator, 'locks');
});

const another = (until: number) => writeValue('luka_behavior_turn', { tab: 'another', until });
const minute = 60_000;

/** A browser with locks; `free` says whether this one is to be had. */
function withLocks(free: boolean): void {
  const request = async (_: string, __: object, run: (lock: object | null) => unknown) =>
    run(free ? {} : null);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('in its turn a tab works, and others see it until it is done', async () => {
  const work = jest.fn(async () => expect(readValue('luka_behavior_turn')).not.toBeNull());
  await inOwnTurn(work);
  expect(work).toHaveBeenCalledTimes(1);
  expect(readValue('luka_behavior_turn')).toBeNull();
});

test('while another tab is at it nothing is done', async () => {
  another(Date.now() + minute);
  const work = jest.fn();
  await inOwnTurn(work);
  expect(work).not.toHaveBeenCalled();
  expect(readValue('luka_behavior_turn')?.tab).toBe('another');
});

test('a tab that died in its turn blocks nobody for long', async () => {
  another(Date.now() - 1);
  const work = jest.fn(async () => {});
  await inOwnTurn(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('of two tabs that begin at the same moment the one that wrote last works', async () => {
  const work = jest.fn();
  const begun = inOwnTurn(work);
  another(Date.now() + minute);
  await begun;
  expect(work).not.toHaveBeenCalled();
  expect(readValue('luka_behavior_turn')?.tab).toBe('another');
});

test('work that fails gives its turn back', async () => {
  await expect(inOwnTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readValue('luka_behavior_turn')).toBeNull();
});

test('where the browser has locks, whoever has the lock works, whatever a dead tab has noted', async () => {
  withLocks(true);
  another(Date.now() + minute);
  const work = jest.fn(async () => {});
  await inOwnTurn(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('where another tab has the lock nothing is done', async () => {
  withLocks(false);
  const work = jest.fn();
  await inOwnTurn(work);
  expect(work).not.toHaveBeenCalled();
});
