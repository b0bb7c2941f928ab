import { eventually } from '@/e2e/shared/eventually';
import { readToasts, recordToasts } from '@/e2e/shared/toast-log';
import { find } from './detox-driver';

/** Records the timers of a minute or longer that the page starts from now on, such as the timeout of a call. */
export async function recordLongTimers(): Promise<void> {
  await find('body').runScript((body: HTMLElement) => {
    const timers = new Map<number, () => void>();
    const start = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    const setTimeout = (callback: () => void, ms = 0) => {
      const id = start(callback, ms);
      if (ms >= 60_000) timers.set(id, callback);
      return id;
    };
    const clearTimeout = (id?: number) => {
      timers.delete(id ?? 0);
      clear(id);
    };
    Object.assign(window, { setTimeout, clearTimeout });
    body.addEventListener('longtimers', () => {
      const due = [...timers];
      for (const [id] of due) clearTimeout(id);
      for (const [, callback] of due) callback();
    });
  });
}

/** Ends the timers since {@link recordLongTimers}, as if their time had passed. */
export async function fireLongTimers(): Promise<void> {
  await find('body').runScript((body: HTMLElement) => {
    body.dispatchEvent(new Event('longtimers'));
  });
}

/** Removes the shell's bridge from the page, as in a browser. */
export async function removeBridge(): Promise<void> {
  await find('body').runScript(() => {
    Object.defineProperty(window, 'androidBridge', { value: undefined });
  });
}

/** Records the toasts of this document: each disappears after 1.5 seconds. */
export async function startToastLog(): Promise<void> {
  await find('body').runScript(recordToasts);
}

/** The toasts since {@link startToastLog}. */
export function toastLog(): Promise<string[]> {
  return find('body').runScript(readToasts);
}

/** Records the shell's replies to this document. */
export async function recordReplies(): Promise<void> {
  await find('body').runScript(() => {
    const replies: unknown[] = [];
    let listener = window.onMessage;
    const record = (message: unknown) => {
      replies.push(typeof message === 'string' ? JSON.parse(message) : message);
      return listener?.(message);
    };
    // The page assigns its own listener again with every call.
    const set = (own: typeof listener) => {
      listener = own;
    };
    Object.defineProperty(window, 'onMessage', { configurable: true, get: () => record, set });
    Object.assign(window, { replies });
  });
}

/** Waits until the shell has replied with this since {@link recordReplies}. */
export async function waitForRecordedReply(data: object): Promise<void> {
  await eventually(async () => {
    const replies = await find('body').runScript(() => Reflect.get(window, 'replies'));
    expect(replies).toContainEqual({ callbackId: expect.any(String), data });
  });
}

/** What the page stores under a key; null for nothing. */
export async function storedValue(key: string): Promise<string | null> {
  return find('body').runScript(
    (_: HTMLElement, name: string) => window.localStorage.getItem(name),
    [key],
  );
}
