/** The current time of every preview: Friday, 10:42 in Santiago. */
const previewInstant = Date.parse('2026-11-20T13:42:00Z');

/** The globals that {@link freezeEnvironment} replaces. */
type Globals = Pick<Window, 'document' | 'location' | 'name'> & {
  Date: DateConstructor;
  setTimeout: StartTimer;
  setInterval: StartTimer;
};

type StartTimer = (run: TimerHandler, ms?: number, ...args: unknown[]) => unknown;

/**
 * Makes the page a preview if its URL asks for one (`state`, `scenario`, `continue`); it runs before any other
 * script. Storage is in memory, the clock is fixed, timers of a second or more never fire, pauses of half a second
 * or less take a tenth until the state is reached, and the page has no server. So a picture is always the same, is
 * there soon, several previews can be open at once, and nothing is left in
 * the browser. `continue` takes over the storage of the previous page in the same frame, which is passed in
 * `window.name`, so that the user can navigate within a preview.
 *
 * It is inlined as its source text, so it must use nothing but its arguments and the language.
 */
function freezeEnvironment(globals: Globals, now: number): void {
  const query = new URLSearchParams(globals.location.search);
  if (!['state', 'scenario', 'continue'].some((name) => query.has(name))) return;
  const { documentElement } = globals.document;
  documentElement.dataset.preview = 'busy';
  delete documentElement.dataset.theme;
  globals.document.querySelector('meta[name="luka-sandbox"]')?.remove();

  const passed = query.has('continue') ? readName() : {};
  const stored = { local: new Map(passed.local), session: new Map(passed.session) };
  replace('localStorage', memoryStorage(stored.local));
  replace('sessionStorage', memoryStorage(stored.session));
  // The keys of a real session are neither read nor overwritten.
  replace('indexedDB', undefined);

  const clock = { now: () => now };
  replace(
    'Date',
    new Proxy(globals.Date, {
      construct: (RealDate, args) => Reflect.construct(RealDate, args.length > 0 ? args : [now]),
      get: (RealDate, name) => Reflect.get(name === 'now' ? clock : RealDate, name),
    }),
  );
  const hurried = (ms: number) =>
    ms <= 500 && documentElement.dataset.preview === 'busy' ? ms / 10 : ms;
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: StartTimer = globals[name].bind(globals);
    replace(name, (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < 1000 ? start(run, hurried(ms), ...args) : start(() => undefined, ms),
    );
  }

  function replace(name: string, value: unknown) {
    Object.defineProperty(globals, name, { configurable: true, writable: true, value });
  }

  /** On every change: a name that is set while the page unloads does not reach the next page. */
  function writeName() {
    const preview = { local: [...stored.local], session: [...stored.session] };
    globals.name = JSON.stringify({ preview });
  }

  function readName(): { local?: [string, string][]; session?: [string, string][] } {
    try {
      return JSON.parse(globals.name).preview ?? {};
    } catch {
      return {};
    }
  }

  /** A `Storage` in memory, including its keys as properties. */
  function memoryStorage(values: Map<string, string>): object {
    const methods = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: unknown) {
        values.set(key, String(value));
        writeName();
      },
      removeItem(key: string) {
        values.delete(key);
        writeName();
      },
      clear() {
        values.clear();
        writeName();
      },
      key: (index: number) => [...values.keys()][index] ?? null,
    };
    return new Proxy(methods, {
      get: (_, name) => {
        if (name === 'length') return values.size;
        return Reflect.get(methods, name) ?? values.get(String(name));
      },
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: (_, name) => {
        const value = values.get(String(name));
        return value === undefined ? value : { configurable: true, enumerable: true, value };
      },
    });
  }
}

/** The inline script at the start of every static page. */
export function freezeEnvironmentScript(): string {
  return `(${freezeEnvironment})(window,${previewInstant})`;
}

/** True on a page that is a preview. */
export function isPreview(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.preview !== undefined;
}
