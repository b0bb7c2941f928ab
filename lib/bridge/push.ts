import { isMessage, receivePushes } from './receive';

/** What the phone's own bars and cut-outs cover of the page at each edge, in CSS pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** Height of the keyboard, by which the view is lower already; 0 while it is closed. */
  keyboard: number;
}

/** What the shell tells without being asked: each push and its data. Source: PROTOCOL.md. */
export interface PushData {
  /** The hardware key or gesture. Who deals with it returns true: the shell then does nothing. */
  back: undefined;
  /** The app went out of sight. */
  pause: undefined;
  /** The app is in sight again. */
  resume: undefined;
  network: { online: boolean };
  insets: Insets;
  /** Another app has a link into ours: the route and query that it names. Who goes there returns true. */
  link: { to: string };
}

export type Push = keyof PushData;

type Handler<P extends Push> = (data: PushData[P]) => unknown;

/** The handlers of one push. */
interface Channel<P extends Push> {
  add(handler: Handler<P>): () => void;
  /** Whether the page took the push. */
  deliver(data: unknown): boolean;
}

const channels: { [P in Push]: Channel<P> } = {
  back: createBackChannel(),
  pause: createSignalChannel(),
  resume: createSignalChannel(),
  network: createStateChannel(readNetwork),
  insets: createStateChannel(readInsets),
  link: createLinkChannel(),
};
const channelsByName = new Map<string, Pick<Channel<Push>, 'deliver'>>(Object.entries(channels));

/**
 * Calls `handler` for every `push` until the returned function is called. A handler of `network` or
 * `insets`, which are states, also gets at once what was last told. Pushes of another name or
 * shape are ignored; a handler that throws does not keep the others from hearing.
 */
export function onPush<P extends Push>(push: P, handler: Handler<P>): () => void {
  receivePushes((event, data) => channelsByName.get(event)?.deliver(data) ?? false);
  return channels[push].add(handler);
}

/** One handler deals with Back, the newest first: a dialog lies above the screen that opened it. */
function createBackChannel(): Channel<'back'> {
  const handlers = createHandlers<undefined>();
  return {
    add: handlers.add,
    deliver: () => handlers.all().some((handler) => call(handler, undefined)),
  };
}

/** One handler leads the person there; until there is one, the shell keeps the link. */
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

/** A state is remembered for handlers that come later, so it is always taken. */
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
      // Its own function, so that one handler added twice is two.
      const own = (data: T) => handler(data);
      list = [own, ...list];
      return () => {
        list = list.filter((each) => each !== own);
      };
    },
  };
}

/** Whether the handler dealt with the push. What it throws is the page's affair, not the shell's. */
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

function readInsets(data: unknown): Insets | undefined {
  if (!isMessage(data)) return undefined;
  const { top, right, bottom, left, keyboard } = data;
  const isRead = isLength(top) && isLength(right) && isLength(bottom) && isLength(left);
  return isRead && isLength(keyboard) ? { top, right, bottom, left, keyboard } : undefined;
}

/** A path from the app's own root, never an address: the shell has read it, and so do we. */
function readLink(data: unknown): PushData['link'] | undefined {
  if (!isMessage(data) || typeof data.to !== 'string') return undefined;
  return /^\/(?!\/)/.test(data.to) ? { to: data.to } : undefined;
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
