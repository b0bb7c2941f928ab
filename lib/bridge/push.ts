import { isMessage, setPushListener } from './receive';

/** What system bars and cut-outs cover at each edge, in CSS pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** The keyboard's height, by which the view is already reduced; 0 while it is closed. */
  keyboard: number;
}

/** The messages that the shell sends without a call, each with its data (PROTOCOL.md). */
interface PushData {
  /** The Back key or gesture. A handler that returns true has handled it: the shell does nothing. */
  back: object;
  /** The app was hidden. */
  pause: object;
  /** The app is visible again. */
  resume: object;
  network: { online: boolean };
  insets: Insets;
  /** Whether the device is in night mode. */
  theme: { dark: boolean };
  /** A link of another app, as route and query. A handler that navigates there returns true. */
  link: { to: string };
}

export type Push = keyof PushData;

type Handler<P extends Push> = (data: PushData[P]) => unknown;

/** The handlers of one push. */
interface Channel<P extends Push> {
  add(handler: Handler<P>): () => void;
  /** Returns whether the page handled the push. */
  deliver(data: unknown): boolean;
}

const channels: { [P in Push]: Channel<P> } = {
  back: createChannel('question', readBack),
  pause: createChannel('signal', () => ({})),
  resume: createChannel('signal', () => ({})),
  network: createChannel('state', readNetwork),
  insets: createChannel('state', readInsets),
  theme: createChannel('state', readTheme),
  link: createChannel('question', readLink),
};
const channelsByName = new Map<string, Pick<Channel<Push>, 'deliver'>>(Object.entries(channels));

/**
 * Calls `handler` for every `push`; returns an unsubscribe function. A handler of `network` or `insets`,
 * which are states, is also called at once with the last one. Pushes of another name or shape are ignored;
 * a handler that throws does not stop the others.
 */
export function onPush<P extends Push>(push: P, handler: Handler<P>): () => void {
  setPushListener((event, data) => channelsByName.get(event)?.deliver(data) ?? false);
  return channels[push].add(handler);
}

/**
 * The handlers of one push, which is ignored where `read` returns undefined. A `question` is handled by one of them, the
 * newest first: a dialog before the screen that opened it; until there is one, the shell keeps a link. A `signal` is for
 * all of them. So is a `state`, which is stored for those that are added later, so that it is always handled.
 */
function createChannel<D>(
  kind: 'question' | 'signal' | 'state',
  read: (data: unknown) => D | undefined,
) {
  let handlers: ((data: D) => unknown)[] = [];
  let last: D | undefined;
  return {
    add(handler: (data: D) => unknown) {
      if (last !== undefined) call(handler, last);
      // A new function, so that a handler added twice is called twice.
      const own = (data: D) => handler(data);
      handlers = [own, ...handlers];
      return () => {
        handlers = handlers.filter((each) => each !== own);
      };
    },
    deliver(data: unknown) {
      const value = read(data);
      if (value === undefined) return false;
      if (kind === 'question') return handlers.some((handler) => call(handler, value));
      if (kind === 'state') last = value;
      for (const handler of handlers) call(handler, value);
      return kind === 'state' || handlers.length > 0;
    },
  };
}

/** Whether the handler handled the push. An exception is reported and does not reach the shell. */
function call<T>(handler: (data: T) => unknown, data: T): boolean {
  try {
    return handler(data) === true;
  } catch (error) {
    globalThis.reportError(error);
    return false;
  }
}

/** The age in ms from which the shell may have gone back itself: after 800 ms, and its reply takes a while. */
const staleBack = 700;
/** An age in ms that is not of a page that was busy, but of two clocks that differ. */
const otherClock = 30_000;

/** A stale one would go back a second time. */
function readBack(data: unknown): PushData['back'] | undefined {
  const age = isMessage(data) && typeof data.at === 'number' ? Date.now() - data.at : 0;
  return age > staleBack && age < otherClock ? undefined : {};
}

function readNetwork(data: unknown): PushData['network'] | undefined {
  if (!isMessage(data) || typeof data.online !== 'boolean') return undefined;
  return { online: data.online };
}

function readTheme(data: unknown): PushData['theme'] | undefined {
  return isMessage(data) && typeof data.dark === 'boolean' ? { dark: data.dark } : undefined;
}

function readInsets(data: unknown): Insets | undefined {
  if (!isMessage(data)) return undefined;
  const { top, right, bottom, left, keyboard } = data;
  const isRead = isLength(top) && isLength(right) && isLength(bottom) && isLength(left);
  return isRead && isLength(keyboard) ? { top, right, bottom, left, keyboard } : undefined;
}

/** A path within the app, never a URL: validated by the shell and here again. */
function readLink(data: unknown): PushData['link'] | undefined {
  if (!isMessage(data) || typeof data.to !== 'string') return undefined;
  return /^\/(?!\/)/.test(data.to) ? { to: data.to } : undefined;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
