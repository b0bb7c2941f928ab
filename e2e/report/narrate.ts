/** How a step ended; `cancelled` is none, as its method has only returned an object. */
type StepEnd = 'passed' | 'failed' | 'cancelled';

/** What the test environment passes to the tests as a global: Jest gives them modules of their own. */
export type ReportGlobals = {
  /** Logs a step of the running test; call the result when it has ended. */
  startStep(step: string): (end: StepEnd) => void;
};

/** The page of the app under test, a Playwright page, and the address of its sandbox. */
export type TestedApp = { page: ReportedPage; sandbox?: string };

/** The part of a Playwright page that a report uses. */
type ReportedPage = {
  evaluate(script: () => string): Promise<string>;
  screenshot(options: { type: 'jpeg'; quality: number; timeout: number }): Promise<Buffer>;
};

declare global {
  /** Set by the test environment. */
  var lukaReport: ReportGlobals | undefined;
}

/** The first words of methods that do something; others read. */
const verbs = new Set([
  ...['accept', 'advance', 'agree', 'answer', 'change', 'check', 'choose', 'clear', 'close'],
  ...['confirm', 'enter', 'fill', 'finish', 'fix', 'go', 'kill', 'open', 'pick'],
  ...['put', 'read', 'record', 'remove'],
  ...['proceed', 'request', 'resend', 'reset', 'retry', 'retype', 'run', 'set', 'settle', 'show'],
  ...['sign', 'start', 'stay', 'step', 'submit', 'tap', 'try', 'type', 'use', 'wait'],
]);

/** Methods whose names say too little. */
const phrases = new Map([
  ['fault', 'makes calls fail'],
  ['scenario', 'starts scenario'],
]);

const longestArgument = 80;

/** `waitForState('lending')` is “waits for state “lending””, `figures()` is “reads figures”. */
export function inWords(method: string, args: readonly unknown[] = []): string {
  const [first = '', ...rest] = method
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .split(' ');
  const verb = verbs.has(first) ? thirdPerson(first) : `reads ${first}`;
  const words = [phrases.get(method) ?? [verb, ...rest].join(' ')];
  const given = args.filter((each) => each !== undefined && typeof each !== 'function');
  return [...words, given.map(quoted).join(', ')].join(' ').trim();
}

/** `getCode` is “Get code”. */
function titleOf(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function quoted(value: unknown): string {
  const text = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? String(value));
  return text.length <= longestArgument ? text : `${text.slice(0, longestArgument)}…`;
}

/**
 * The same object, whose methods are logged as steps of the running test in its own words: “Home: waits for state
 * “lending””. `only` names the methods that are steps; all by default. Methods that call each other are one step.
 */
export function narrate<T extends object>(title: string, target: T, only?: readonly string[]): T {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key, object);
      if (typeof key !== 'string' || (only && !only.includes(key))) return value;
      if (isPart(value)) return narrate(`${title}, ${titleOf(key).toLowerCase()}`, value);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const step = inWords(key, args);
        const end = globalThis.lukaReport?.startStep(`${title}: ${step}`);
        const result: unknown = Reflect.apply(value, object, args);
        if (isThenable(result)) return ended(result, (how) => end?.(how));
        end?.('cancelled');
        return isPart(result)
          ? narrate(`${title}, ${step.replace(/^reads /, '')}`, result)
          : result;
      };
    },
  });
}

/** Awaits a step as a caller would, so that the stack of its error leads to the test. */
async function ended<T>(result: PromiseLike<T>, end: (how: StepEnd) => void): Promise<T> {
  let how: StepEnd = 'failed';
  try {
    const value = await result;
    how = 'passed';
    return value;
  } finally {
    end(how);
  }
}

/** The members of a collection, each narrated under its own name. */
export function narrateAll<T extends object>(members: T): T {
  return new Proxy(members, {
    get(object, key) {
      const member: unknown = Reflect.get(object, key, object);
      return typeof key === 'string' && isPart(member) ? narrate(titleOf(key), member) : member;
    },
  });
}

/** Whether a value is a promise, also of the test environment, whose promises are of another class. */
function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}

/** Whether a value is an object of a class, such as a screen or a part of one. */
function isPart(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || isThenable(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null && !Array.isArray(value);
}
