/** What the page posted, as the shell reads it. */
export interface PostedMessage {
  event: string;
  callbackId: string;
  data?: unknown;
  keep?: string;
  resume?: string;
  secret?: string;
}

/** A scripted shell for tests: it sees what the page posts and says what the test wants. */
export interface FakeNative {
  /** Every message so far, oldest first. */
  readonly posted: readonly PostedMessage[];
  /** Handles each later message of `event`; a second handler replaces the first. */
  on(event: string, handle: (message: PostedMessage) => void): void;
  /** Answers each later message of `event` with `data`. */
  answer(event: string, data: unknown): void;
  /** The oldest message of `event` that was not asked for yet, as soon as it is there. */
  next(event: string): Promise<PostedMessage>;
  /** Calls window.onMessage as the shell does, with JSON; gives back what the page returned. */
  send(message: unknown): unknown;
  /** Calls window.onChunk likewise. */
  sendChunk(chunk: unknown): unknown;
  /** Sends chunks with these texts in order, then the end with the fields of `last`. */
  sendChunks(callbackId: string, texts: readonly string[], last?: Record<string, unknown>): void;
  /** Takes the shell away again. */
  remove(): void;
}

/** Puts a scripted shell where the app expects the real one. Only tests use it. */
export function installFakeNative(): FakeNative {
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
    answer: (event, data) => handlers.set(event, ({ callbackId }) => send({ callbackId, data })),
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
    remove: () => Reflect.deleteProperty(window, 'androidBridge'),
  };
}
