/** The one instant of every preview: a Friday, 10:42 in Santiago. */
export const previewInstant = Date.parse('2026-11-20T13:42:00Z');

/** What of a page a still world replaces. */
type World = Pick<Window, 'document' | 'location' | 'name'> & {
  Date: DateConstructor;
  setTimeout: StartTimer;
  setInterval: StartTimer;
};

type StartTimer = (run: TimerHandler, ms?: number, ...args: unknown[]) => unknown;

/**
 * Makes a page a preview where its address asks for one (`state`, `scenario`, `continue`), before any
 * other script runs: its storage is memory, its clock stands still, a timer of a second or more never
 * ends, and no server is in sight. So one picture is always the same, several stand side by side, and
 * nothing of them is left in the browser. `continue` takes over what the page before it in the same
 * frame has kept, by way of the frame's name, so that a preview can be tapped through.
 *
 * It is sent as its own source text: it must use nothing but its arguments and the language.
 */
export function freezeEnvironment(world: World, now: number): void {
  const asked = new URLSearchParams(world.location.search);
  if (!['state', 'scenario', 'continue'].some((name) => asked.has(name))) return;
  const { documentElement } = world.document;
  documentElement.dataset.preview = 'busy';
  delete documentElement.dataset.theme;
  world.document.querySelector('meta[name="luka-sandbox"]')?.remove();

  const taken = asked.has('continue') ? keptByName() : {};
  const kept = { local: new Map(taken.local), session: new Map(taken.session) };
  replace('localStorage', memory(kept.local));
  replace('sessionStorage', memory(kept.session));
  // No key of a real session is at hand, and none is left behind.
  replace('indexedDB', undefined);

  const clock = { now: () => now };
  replace(
    'Date',
    new Proxy(world.Date, {
      construct: (RealDate, args) => Reflect.construct(RealDate, args.length > 0 ? args : [now]),
      get: (RealDate, name) => Reflect.get(name === 'now' ? clock : RealDate, name),
    }),
  );
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start: StartTimer = world[name].bind(world);
    replace(name, (run: TimerHandler, ms = 0, ...args: unknown[]) =>
      ms < 1000 ? start(run, ms, ...args) : start(() => undefined, ms),
    );
  }

  function replace(name: string, value: unknown) {
    Object.defineProperty(world, name, { configurable: true, writable: true, value });
  }

  /** At once: what is named while the page is being left does not reach the next one. */
  function keepByName() {
    const preview = { local: [...kept.local], session: [...kept.session] };
    world.name = JSON.stringify({ preview });
  }

  function keptByName(): { local?: [string, string][]; session?: [string, string][] } {
    try {
      return JSON.parse(world.name).preview ?? {};
    } catch {
      return {};
    }
  }

  /** Behaves as a `Storage` does, its keys as properties included. */
  function memory(values: Map<string, string>): object {
    const methods = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: unknown) {
        values.set(key, String(value));
        keepByName();
      },
      removeItem(key: string) {
        values.delete(key);
        keepByName();
      },
      clear() {
        values.clear();
        keepByName();
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

/** The script that stands at the beginning of every exported page that may be a preview. */
export function freezeEnvironmentScript(): string {
  return `(${freezeEnvironment})(window,${previewInstant})`;
}

/** True on a page that is a preview. */
export function isPreview(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.preview !== undefined;
}
