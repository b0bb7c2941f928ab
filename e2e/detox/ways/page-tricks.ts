import { at } from '@/e2e/detox/screens/app-screen';
import { eventually } from '@/e2e/detox/setup/eventually';

/**
 * Keeps hold of what begins to wait a minute or longer in the page, such as a call for the end of its time,
 * until {@link endLongWaits}.
 */
export async function holdLongWaits(): Promise<void> {
  await at('body').runScript((body: HTMLElement) => {
    const held = new Map<number, () => void>();
    const start = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    const setTimeout = (work: () => void, ms = 0) => {
      const id = start(work, ms);
      if (ms >= 60_000) held.set(id, work);
      return id;
    };
    const clearTimeout = (id?: number) => {
      held.delete(id ?? 0);
      clear(id);
    };
    Object.assign(window, { setTimeout, clearTimeout });
    body.addEventListener('longwaits', () => {
      const works = [...held.values()];
      for (const id of [...held.keys()]) clearTimeout(id);
      for (const work of works) work();
    });
  });
}

/** Ends what has begun to wait long since {@link holdLongWaits}, as if the time had passed. */
export async function endLongWaits(): Promise<void> {
  await at('body').runScript((body: HTMLElement) => {
    body.dispatchEvent(new Event('longwaits'));
  });
}

/** Takes the shell's bridge out of the page, as if it were open in a browser. */
export async function removeBridge(): Promise<void> {
  await at('body').runScript(() => {
    Object.defineProperty(window, 'androidBridge', { value: undefined });
  });
}

/** Keeps what toasts say from now on: each of them is gone after 1.5 seconds, looked at or not. */
export async function keepToasts(): Promise<void> {
  await at('body').runScript((body: HTMLElement) => {
    const kept: string[] = [];
    const look = () => {
      const text = document.querySelector('.toast')?.textContent;
      if (text && kept.at(-1) !== text) kept.push(text);
      body.dataset.toasts = JSON.stringify(kept);
    };
    new MutationObserver(look).observe(body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    look();
  });
}

/** What toasts have said since {@link keepToasts}, in that load of the page. */
export async function keptToasts(): Promise<string[]> {
  const text = await at('body').runScript((body: HTMLElement) => body.dataset.toasts ?? '[]');
  return JSON.parse(text);
}

/** Waits until a toast has said this. */
export async function hasToasted(words: string): Promise<void> {
  await eventually(async () => {
    const said = await keptToasts();
    if (!said.includes(words)) throw new Error(`Toasts said ${JSON.stringify(said)}, not ${words}`);
  });
}

/** Keeps what the shell tells the page from now on. */
export async function keepReplies(): Promise<void> {
  await at('body').runScript((body: HTMLElement) => {
    const kept: unknown[] = [];
    let hear = window.onMessage;
    const keep = (message: unknown) => {
      kept.push(typeof message === 'string' ? JSON.parse(message) : message);
      body.dataset.replies = JSON.stringify(kept);
      return hear?.(message);
    };
    // The page puts its own there anew with every call.
    const set = (own: typeof hear) => {
      hear = own;
    };
    Object.defineProperty(window, 'onMessage', { configurable: true, get: () => keep, set });
  });
}

/** Waits until the shell has answered the page with this since {@link keepReplies}, in that load of the page. */
export async function hasReplied(data: object): Promise<void> {
  await eventually(async () => {
    const text = await at('body').runScript((body: HTMLElement) => body.dataset.replies ?? '[]');
    expect(JSON.parse(text)).toContainEqual({ callbackId: expect.any(String), data });
  });
}

/** What the page keeps under a key; null for nothing. */
export async function keptValue(key: string): Promise<string | null> {
  return at('body').runScript(
    (_: HTMLElement, name: string) => window.localStorage.getItem(name),
    [key],
  );
}
