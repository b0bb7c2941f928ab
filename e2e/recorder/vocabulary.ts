import { ids as homeIds } from '@/app/home/home.ids';
import { createScreens, type Screens } from '@/e2e/screens/all-screens';
import { AppScreen } from '@/e2e/screens/app-screen';
import { StepScreen } from '@/e2e/screens/application/step-screen';
import type { ScreenDriver } from '@/e2e/screens/screen-driver';
import { appOrigin } from '@/e2e/shared/app-links';
import { accountState } from '@/lib/api/schemas/order';
import { locales } from '@/lib/i18n/locale';
import { products } from '@/lib/sandbox/data/products';

/** What a method of a screen does in the page: a tap on the element of a selector, or a text typed into it. */
type Move = { do: 'tap' | 'type'; selector: string; index: number };

/** A method of a screen with its arguments. In `code` and selectors, {@link blank} is what the page tells. */
export type Word = {
  /** The screen's name in `createScreens`, and its route; none for what is on several. */
  screen: keyof Screens;
  path?: string;
  code: string;
  moves: Move[];
};

/** The words of all screens, and by what a state of Home and the fields of the forms are known. */
export type Vocabulary = {
  words: Word[];
  paths: Record<string, keyof Screens>;
  homeStates: { state: string; selector: string }[];
  /** The beginnings of the ids of a form's fields, by the screen. */
  forms: Partial<Record<keyof Screens, string>>;
};

/** Where a text or an id of the page belongs. */
export const blank = '§';

/** The arguments of methods that take one of a few values. */
const choices: Record<string, readonly (string | number)[]> = {
  'home.tapButton': Object.keys(homeIds),
  'home.openTab': ['home', 'loans', 'profile'],
  'home.answerPermissionPrompt': ['allow', 'skip'],
  'getCode.chooseChannel': ['phone', 'email'],
  'getCode.openLegalText': ['terms', 'privacy'],
  'settings.chooseLanguage': locales,
  'settings.chooseTheme': ['light', 'dark'],
  'social.pickContact': [0, 1],
  'choose.stepAmount': ['less', 'more'],
  'choose.chooseTerm': [...new Set(products.flatMap(({ terms }) => terms))],
  'myLoan.showList': ['processing', 'complete'],
  'order.choosePaymentMethod': ['yape', 'transfer', 'debit'],
  ...Object.fromEntries(
    ['basic', 'social', 'withdrawal', 'oldWithdrawal', 'upload'].map((step) => [
      `${step}.answerLeavePrompt`,
      ['leave', 'stay'],
    ]),
  ),
};

/** What the methods of all screens do, found out by calling them on a page that only takes notes. */
export async function readVocabulary(): Promise<Vocabulary> {
  const notes = new Notes();
  const screens = createScreens(notes.driver);
  const vocabulary: Vocabulary = { words: [], paths: {}, homeStates: [], forms: {} };
  for (const screen of keysOf(screens)) {
    const object = screens[screen];
    const path = 'path' in object ? object.path : undefined;
    notes.path = path ?? '/';
    if (path) vocabulary.paths[path] ??= screen;
    if (object instanceof StepScreen) vocabulary.forms[screen] = object.fieldPrefix;
    for (const { code, call } of callsOf(screen, object)) {
      const moves = await notes.take(call);
      if (moves.length > 0) vocabulary.words.push({ screen, path, code, moves });
    }
  }
  notes.path = '/';
  for (const state of ['guest', ...accountState.options] as const) {
    await notes.take(() => screens.home.waitForState(state));
    vocabulary.homeStates.push({ state, selector: notes.lastAwaited });
  }
  // The more an element has to have, the more a state says.
  vocabulary.homeStates.sort((one, other) => other.selector.length - one.selector.length);
  return vocabulary;
}

type Call = { code: string; call: () => unknown };

/** The calls of an object's methods, with each of their possible arguments. */
function callsOf(name: string, object: object): Call[] {
  const calls: Call[] = [];
  for (const [key, method] of methodsOf(object)) {
    const call = (code: string, ...args: unknown[]) =>
      calls.push({
        code: `${name}.${key}(${code})`,
        call: () => Reflect.apply(method, object, args),
      });
    const values = choices[`${name}.${key}`];
    if (values) for (const value of values) call(literal(value), value);
    else if (method.length === 0) call('');
    else if (method.length === 1) call(blank, blank);
  }
  for (const [key, part] of Object.entries(object)) {
    if (key !== 'driver' && isPart(part)) calls.push(...callsOf(`${name}.${key}`, part));
  }
  if ('photo' in object && typeof object.photo === 'function') {
    for (const kind of ['id_front', 'id_back', 'selfie'])
      calls.push(
        ...callsOf(`${name}.photo('${kind}')`, Reflect.apply(object.photo, object, [kind])),
      );
  }
  return calls;
}

/** Public methods that do something; those that wait, and those with inputs of another kind, are left out. */
const ignored = /^(constructor|wait.*|fill|open|values|photo|typeContact|requestPermission)$/;

function methodsOf(object: object): [string, (...args: never[]) => unknown][] {
  const found = new Map<string, (...args: never[]) => unknown>();
  const ends: unknown[] = [Object.prototype, AppScreen.prototype];
  for (
    let type = Object.getPrototypeOf(object);
    !ends.includes(type);
    type = Object.getPrototypeOf(type)
  ) {
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(type))) {
      const isOpen = key === 'open' && !(object instanceof AppScreen);
      if (typeof value === 'function' && (isOpen || !ignored.test(key)) && !found.has(key))
        found.set(key, value);
    }
  }
  if (object instanceof AppScreen) {
    found.set('tapBack', object.tapBack);
    found.set('retry', object.retry);
  }
  return [...found];
}

/** A page that shows everything at once, and notes what is tapped and typed. */
class Notes {
  /** The route that it is at. */
  path = '/';
  /** The selector that was waited for last. */
  lastAwaited = '';
  private moves: Move[] = [];

  readonly driver: ScreenDriver = {
    url: async () => `${appOrigin}/#${this.path}`,
    navigate: async () => undefined,
    waitForVisible: async (selector) => {
      this.lastAwaited = selector;
    },
    waitUntilGone: async () => undefined,
    tap: async (selector, index = 0) => void this.moves.push({ do: 'tap', selector, index }),
    tapFixed: async (selector, index) => void this.moves.push({ do: 'tap', selector, index }),
    type: async (selector) => void this.moves.push({ do: 'type', selector, index: 0 }),
    selectOption: async () => undefined,
    // What reads the page waits for ever, and does nothing more.
    evaluate: () => new Promise(() => undefined),
  };

  /** The moves of a call, up to the first look at the page. */
  async take(call: () => unknown): Promise<Move[]> {
    this.moves = [];
    this.lastAwaited = '';
    // What a method does with a wrong argument is of no interest.
    const done = Promise.resolve(call()).catch(() => undefined);
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve))]);
    return this.moves;
  }
}

/** A text or a number in the code of a spec. */
export function literal(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value.constructor !== Object;
}

function keysOf<T extends object>(object: T): (keyof T & string)[] {
  const keys: (keyof T & string)[] = [];
  for (const key in object) keys.push(key);
  return keys;
}
