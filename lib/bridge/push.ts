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
  back: undefined;
  /** The app was hidden. */
  pause: undefined;
  /** The app is visible again. */
  resume: undefined;
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
  back: createBackChannel(),
  pause: createSignalChannel(),
  resume: createSignalChannel(),
  network: createStateChannel(readNetwork),
  insets: createStateChannel(readInsets),
  theme: createStateChannel(readTheme),
  link: createLinkChannel(),
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

/** The age in ms from which the shell may have gone back itself: after 800 ms, and its reply takes a while. */
const staleBack = 700;
/** An age in ms that is not of a page that was busy, but of two clocks that differ. */
const otherClock = 30_000;

/**
 * One handler handles Back, the newest first: a dialog before the screen that opened it. A stale one is
 * dropped: it would go back a second time.
 */
function createBackChannel(): Channel<'back'> {
  const handlers = createHandlers<undefined>();
  return {
    add: handlers.add,
    deliver: (data) => !isStale(data) && handlers.all().some((handler) => call(handler, undefined)),
  };
}

function isStale(data: unknown): boolean {
  if (!isMessage(data) || typeof data.at !== 'number') return false;
  const age = Date.now() - data.at;
  return age > staleBack && age < otherClock;
}

/** One handler navigates; until there is one, the shell keeps the link. */
function createLinkChannel(): Channel<'link'> {
  const handlers = createHandlers<PushData['link']>();
  return {
    add: handlers.add,
    deliver(data) {
      const link = readLink(data);
      return link !== undefined && handlers.all().some((handler) => call(handler, link));
    },
  };
}

function createSignalChannel() {
  const handlers = createHandlers<undefined>();
  return {
    add: handlers.add,
    deliver() {
      const all = handlers.all();
      for (const handler of all) call(handler, undefined);
      return all.length > 0;
    },
  };
}

/** A state is stored for handlers that are added later, so it is always handled. */
function createStateChannel<S>(read: (data: unknown) => S | undefined) {
  const handlers = createHandlers<S>();
  let last: S | undefined;
  return {
    add(handler: (data: S) => unknown) {
      if (last !== undefined) call(handler, last);
      return handlers.add(handler);
    },
    deliver(data: unknown) {
      const state = read(data);
      if (state === undefined) return false;
      last = state;
      for (const handler of handlers.all()) call(handler, state);
      return true;
    },
  };
}

function createHandlers<T>() {
  let list: ((data: T) => unknown)[] = [];
  return {
    /** Newest first. */
    all: () => list,
    add(handler: (data: T) => unknown) {
      // A new function, so that a handler added twice is called twice.
      const own = (data: T) => handler(data);
      list = [own, ...list];
      return () => {
        list = list.filter((each) => each !== own);
      };
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
