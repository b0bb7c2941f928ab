/** A message that the page posted. */
export interface PostedMessage {
  event: string;
  callbackId: string;
  data?: unknown;
  keep?: string;
  resume?: string;
  secret?: string;
}

/** A scripted Android shell. */
export interface FakeShell {
  /** Every message so far, oldest first. */
  readonly posted: readonly PostedMessage[];
  /** Handles each later message of `event`; a second handler replaces the first. */
  on(event: string, handle: (message: PostedMessage) => void): void;
  /** Replies to each later message of `event` with `data`. */
  reply(event: string, data: unknown): void;
  /** Resolves with the oldest message of `event` that `next` has not returned yet. */
  next(event: string): Promise<PostedMessage>;
  /** Calls window.onMessage with JSON, as the shell does; returns the page's result. */
  send(message: unknown): unknown;
  /** Calls window.onChunk likewise. */
  sendChunk(chunk: unknown): unknown;
  /** Sends chunks with these texts in order, then the end with the fields of `last`. */
  sendChunks(callbackId: string, texts: readonly string[], last?: Record<string, unknown>): void;
  /** Removes the shell's bridge object from the page. */
  remove(): void;
}

const remove = () => void Reflect.deleteProperty(window, 'androidBridge');

afterEach(remove);

/** Installs a scripted shell in place of the Android bridge object, until the end of the test. */
export function installFakeShell(): FakeShell {
  const posted: PostedMessage[] = [];
  const handlers = new Map<string, (message: PostedMessage) => void>();
  const inbox = new Map<string, PostedMessage[]>();
  const waiting = new Map<string, ((message: PostedMessage) => void)[]>();
  const listOf = <T>(lists: Map<string, T[]>, event: string): T[] => {
    const list = lists.get(event) ?? [];
    lists.set(event, list);
    return list;
  };

  window.androidBridge = {
    postMessage(text) {
      const message: PostedMessage = JSON.parse(text);
      const { event } = message;
      posted.push(message);
      handlers.get(event)?.(message);
      const waiter = listOf(waiting, event).shift();
      if (waiter) waiter(message);
      else listOf(inbox, event).push(message);
    },
  };

  const send = (message: unknown) => window.onMessage?.(JSON.stringify(message));
  const sendChunk = (chunk: unknown) => window.onChunk?.(JSON.stringify(chunk));
  return {
    posted,
    on: (event, handle) => handlers.set(event, handle),
    reply: (event, data) => handlers.set(event, ({ callbackId }) => send({ callbackId, data })),
    next: (event) => {
      const message = listOf(inbox, event).shift();
      if (message) return Promise.resolve(message);
      return new Promise((resolve) => listOf(waiting, event).push(resolve));
    },
    send,
    sendChunk,
    sendChunks(callbackId, texts, last) {
      for (const [index, data] of texts.entries()) sendChunk({ callbackId, index, data });
      sendChunk({ callbackId, index: texts.length, ...last });
    },
    remove,
  };
}
