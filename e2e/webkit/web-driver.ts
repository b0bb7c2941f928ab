import * as v from 'valibot';

/** The page that a WebDriver drives. Each method rejects with the driver's message. */
export type WebKitPage = {
  goto(url: string): Promise<void>;
  setSize(size: { width: number; height: number }): Promise<void>;
  /** Runs a function in the page and resolves with what its result resolves with, which must be JSON. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** An element that a function in the page finds; rejects where it finds none. */
  find<Args extends unknown[]>(
    script: (...args: Args) => Element | null | undefined,
    ...args: Args
  ): Promise<WebKitElement>;
  /** Runs an action whose functions run in a frame of the page instead, by the frame's selector. */
  withinFrame(selector: string, action: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** An element of the page. */
export type WebKitElement = {
  /** Scrolls it into view and clicks on its middle; rejects where something covers it. */
  click(): Promise<void>;
  clear(): Promise<void>;
  /** Types into it. */
  sendKeys(text: string): Promise<void>;
  /** Runs a function in the page with the element and a text, as {@link WebKitPage.evaluate} does. */
  evaluate<Result>(
    script: (element: HTMLElement, text: string) => Result,
    text: string,
  ): Promise<Awaited<Result>>;
};

/** The key by which the protocol marks an element (WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

const reply = v.object({ value: v.unknown() });
const failure = v.object({ error: v.string(), message: v.string() });
const outcome = v.union([
  v.object({ value: v.optional(v.unknown()) }),
  v.object({ error: v.string() }),
]);

/**
 * Opens the first page of a new session of a WebDriver (W3C) at an address. The clients on npm need a newer Node or
 * bring programs of 20 MB; the nine commands that the tests use are plain HTTP.
 */
export async function openWebKitPage(driverUrl: string): Promise<WebKitPage> {
  async function send(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(driverUrl + path, { method, body: body && JSON.stringify(body) });
    const { value } = v.parse(reply, await response.json());
    if (v.is(failure, value)) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
  const { sessionId } = v.parse(
    v.object({ sessionId: v.string() }),
    await send('POST', '/session', { capabilities }),
  );
  const post = (command: string, body: object = {}) =>
    send('POST', `/session/${sessionId}/${command}`, body);

  /** The outcome of a function in the page, with its message where it throws. */
  async function execute(script: unknown, args: readonly unknown[]): Promise<unknown> {
    const body = `const done = arguments[arguments.length - 1];
      (async () => (${script})(...[...arguments].slice(0, -1)))().then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const result = v.parse(outcome, await post('execute/async', { script: body, args }));
    if ('error' in result) throw new Error(result.error);
    return result.value;
  }

  return {
    goto: async (url) => void (await post('url', { url })),
    setSize: async (size) => void (await post('window/rect', size)),
    async evaluate<Args extends unknown[], Result>(
      script: (...args: Args) => Result,
      ...args: Args
    ): Promise<Awaited<Result>> {
      return (await execute(script, args)) as Awaited<Result>;
    },
    async find(script, ...args) {
      const found = v.parse(v.object({ [elementKey]: v.string() }), await execute(script, args));
      const element = `element/${found[elementKey]}`;
      return {
        click: async () => void (await post(`${element}/click`)),
        clear: async () => void (await post(`${element}/clear`)),
        sendKeys: async (text) => void (await post(`${element}/value`, { text })),
        async evaluate<Result>(
          inPage: (element: HTMLElement, text: string) => Result,
          text: string,
        ): Promise<Awaited<Result>> {
          return (await execute(inPage, [found, text])) as Awaited<Result>;
        },
      };
    },
    async withinFrame(selector, action) {
      const query = (wanted: string) => document.querySelector(wanted);
      await post('frame', { id: await execute(query, [selector]) });
      await action().finally(() => post('frame', { id: null }));
    },
    close: async () => void (await send('DELETE', `/session/${sessionId}`)),
  };
}
