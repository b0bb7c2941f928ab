import { inOneTab } from './in-one-tab';

/** The locks and channels of a browser, of whose tabs each runs in this page. */
class Locks {
  private readonly queues = new Map<string, Promise<unknown>>();

  request(name: string, run: () => Promise<unknown>): Promise<unknown> {
    const held = (this.queues.get(name) ?? Promise.resolve()).then(run);
    this.queues.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  }
}

class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    Channel.open.push(this);
  }

  postMessage(data: unknown): void {
    const others = Channel.open.filter((each) => each !== this && each.name === this.name);
    setTimeout(() => {
      for (const each of others) each.onmessage?.({ data });
    });
  }

  close(): void {
    Channel.open = Channel.open.filter((each) => each !== this);
  }
}

const pay = jest.fn();

beforeEach(() => {
  pay.mockReset();
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  Object.defineProperty(window, 'BroadcastChannel', { value: Channel, configurable: true });
});
afterEach(() => {
  expect(Channel.open).toEqual([]);
});

test('two tabs that pay at once make one request, and both get its reply', async () => {
  pay.mockResolvedValue('paid');
  const replies = await Promise.all([inOneTab('u1 repay L1', pay), inOneTab('u1 repay L1', pay)]);
  expect(replies).toEqual(['paid', 'paid']);
  expect(pay).toHaveBeenCalledTimes(1);
  await new Promise((done) => setTimeout(done, 150));
});

test('a browser that refuses its locks, as where a user lets no site store anything, sends all the same', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  pay.mockResolvedValueOnce('paid').mockRejectedValueOnce(new Error('network'));
  await expect(inOneTab('a', pay)).resolves.toBe('paid');
  await expect(inOneTab('a', pay)).rejects.toThrow('network');
  expect(pay).toHaveBeenCalledTimes(2);
});

test('where the first tab fails, the second sends', async () => {
  pay.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce('paid');
  const replies = await Promise.allSettled([inOneTab('a', pay), inOneTab('a', pay)]);
  expect(replies).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'paid' }]);
  await new Promise((done) => setTimeout(done, 150));
});

test('other payments do not wait', async () => {
  pay.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce('paid');
  void inOneTab('b', pay);
  await expect(inOneTab('c', pay)).resolves.toBe('paid');
  await new Promise((done) => setTimeout(done, 150));
  Channel.open = [];
});

test('a browser without locks just sends', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined });
  pay.mockResolvedValue('paid');
  await expect(inOneTab('a', pay)).resolves.toBe('paid');
});
