import type { Screens } from '@/e2e/screens/all-screens';
import { catalogueKey } from '@/e2e/shared/catalogue-text';
import { parseHash } from '@/lib/router/target';
import { blank, literal, type Vocabulary, type Word } from './vocabulary';
import type { Match, PageEvent } from './watch-page';

/** How a recording begins. */
export type RecordingStart = { name: string; seed: number; scenario?: string };

/** A line of the spec; `fill` collects the fields of one form. */
type Line = { code: string } | { screen: keyof Screens; fill: Map<string, string> };

/** Where what a spec may need is from. */
const modules = {
  app: '@/e2e/detox/setup/app',
  catalogueText: '@/e2e/shared/catalogue-text',
  detoxDriver: '@/e2e/detox/setup/detox-driver',
  expectShown: '@/e2e/detox/setup/expect-shown',
  sandbox: '@/e2e/detox/setup/fixtures',
  startApp: '@/e2e/detox/setup/open-app',
};

/** A tap that may be the beginning of a word of several moves. */
type Pending = { candidates: Match[]; tap: Extract<PageEvent, { kind: 'tap' }> };

/** Turns what a tester does into the lines of a spec, in the words of the screens. */
export class SpecRecorder {
  private readonly lines: Line[] = [];
  private readonly used = new Set<keyof Screens>();
  private pending: Pending[] = [];
  private shown: Extract<PageEvent, { kind: 'screen' }> | undefined;
  private announced = '';
  private asserted = '';

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly start: RecordingStart,
    /** The code that the sandbox has sent last. */
    private readonly lastCode: () => string | undefined,
  ) {}

  /** Adds what the page reports. */
  add(event: PageEvent): void {
    const path = canonical(event.path);
    if (event.kind === 'screen') {
      this.shown = { ...event, path };
      return;
    }
    if (event.kind === 'tap') {
      this.addTap({ ...event, path });
      return;
    }
    this.announce(path);
    if (event.kind === 'type') {
      const word = this.complete(event.matches);
      const text = literal(event.text);
      if (word) this.addWord(word, event.text);
      else if (!this.fill(path, event.id, text))
        this.addRaw(`type(${literal(`[id="${event.id}"]`)}, ${text})`, 'this field');
    } else if (event.kind === 'chip') {
      this.fill(path, event.name, `{ chip: ${literal(event.value)} }`);
    } else if (!this.fill(path, event.id, String(event.position))) {
      this.addRaw(`tap(${literal(`[id="${event.id}"]`)})`, 'this list');
    }
  }

  /** Adds a control of the sandbox, such as `sandbox.fault(…)`. */
  addControl(code: string): void {
    this.endPending();
    this.assertShown();
    this.push(`await ${code};`);
  }

  /** Adds a move of the clock, after which the page is loaded again. */
  advanceTime(duration: string): void {
    this.addControl(`app.advanceTime(${literal(duration)})`);
    this.announced = '';
    this.shown = undefined;
  }

  /** The source of the spec: it ends on the screen that is shown, with what it shows. */
  source(): string {
    this.endPending();
    this.assertShown();
    const { name, seed, scenario } = this.start;
    const start = scenario
      ? `{ scenario: ${literal(scenario)}, seed: ${seed} }`
      : `{ seed: ${seed} }`;
    const lines = this.lines.map((line) => ('code' in line ? line.code : filled(line)));
    const imports = Object.entries(modules)
      .filter(([each]) => /^(app|startApp)$/.test(each) || this.uses(each))
      .sort(([, one], [, other]) => one.localeCompare(other, 'en'));
    return [
      ...imports.map(([each, module]) => `import { ${each} } from '${module}';`),
      '',
      ...(this.used.size ? [`const { ${[...this.used].join(', ')} } = app;`, ''] : []),
      `test(${literal(name)}, async () => {`,
      `  await startApp(${start});`,
      ...lines.map((line) => `  ${line}`),
      '});',
      '',
    ].join('\n');
  }

  private addTap(tap: Extract<PageEvent, { kind: 'tap' }>): void {
    const word = this.complete(tap.matches);
    const candidates = word ? [] : this.continued(tap.matches);
    if (!word && candidates.length === 0) this.endPending();
    // What is shown between the taps of a word is not between lines of the spec.
    if (this.pending.length === 0 && !word?.isContinued) this.assertShown(tap.path);
    if (word) this.addWord(word);
    else if (candidates.length > 0) this.pending.push({ candidates, tap });
    else this.addRawTap(tap);
  }

  /** The word that the moves so far and this one are; without any before it, a word of one move. */
  private complete(
    matches: Match[],
  ): { word: Word; blank?: string; isContinued: boolean } | undefined {
    const isLast = (match: Match) => match.move === this.movesOf(match) - 1;
    const long = this.continued(matches).find((match) => match.move > 0 && isLast(match));
    const found = long ?? matches.find((match) => match.move === 0 && isLast(match));
    if (!found) return undefined;
    if (long) this.pending = [];
    else this.endPending();
    const word = this.vocabulary.words[found.word];
    return word && { word, blank: found.blank, isContinued: long !== undefined };
  }

  /** The matches that continue what is pending, or begin a word. */
  private continued(matches: Match[]): Match[] {
    const last = this.pending.at(-1)?.candidates;
    if (!last) return matches.filter(({ move }) => move === 0);
    return matches.filter(({ word, move }) =>
      last.some((before) => before.word === word && before.move === move - 1),
    );
  }

  private movesOf({ word }: Match): number {
    return this.vocabulary.words[word]?.moves.length ?? 0;
  }

  /** Writes the taps of a word that was not completed. */
  private endPending(): void {
    const taps = this.pending;
    this.pending = [];
    for (const { tap } of taps) this.addRawTap(tap);
  }

  private addWord({ word, blank: told }: { word: Word; blank?: string }, text?: string): void {
    this.used.add(word.screen);
    const value = text ?? told;
    if (word.code === `login.enterCode(${blank})` && value === this.lastCode()) {
      this.push('await login.enterCode(await sandbox.lastCode());');
      return;
    }
    const code = value === undefined ? word.code : word.code.replace(blank, literal(value));
    this.push(`await ${code};`);
    // A photo is on its way until the server has accepted it.
    if (/photo\('\w+'\)\.open\(\)$/.test(code)) {
      this.push(`await ${code.replace('open()', 'waitUntilAccepted()')};`);
    }
  }

  /** Adds a field of the form on a screen; false where it is not one. */
  private fill(path: string, id: string, entry: string): boolean {
    const screen = this.vocabulary.paths[path];
    const prefix = screen && this.vocabulary.forms[screen];
    if (!screen || !prefix || !id.startsWith(prefix)) return false;
    this.endPending();
    this.used.add(screen);
    // `contacts-0-name` is the field `contacts.0.name`.
    const name = id.slice(prefix.length).replace(/-(\d)-/g, '.$1.');
    const last = this.lines.at(-1);
    const isSame = last && 'fill' in last && last.screen === screen;
    const line = isSame ? last : { screen, fill: new Map<string, string>() };
    if (!isSame) this.lines.push(line);
    line.fill.delete(name);
    line.fill.set(name, entry);
    return true;
  }

  private addRawTap({ selector, name }: Pending['tap']): void {
    this.addRaw(`tap(${literal(selector)})`, `this tap: ${name.replace(/\s+/g, ' ')}`);
  }

  /** What no screen has a word for. */
  private addRaw(call: string, what: string): void {
    this.push(`// No screen has a word for ${what}`);
    this.push(`await detoxDriver.${call};`);
  }

  /** Waits for the screen that the next step is on, unless the step before it was there too. */
  private announce(path: string): void {
    const home = this.shown?.path === path ? this.shown.home : undefined;
    const key = `${path} ${home ?? ''}`;
    const screen = this.vocabulary.paths[path];
    if (key === this.announced || !screen) return;
    this.announced = key;
    this.used.add(screen);
    const wait = home ? `waitForState(${literal(home)})` : 'waitUntilLoaded()';
    this.push(`await ${screen}.${wait};`);
    this.asserted = '';
  }

  /** Asserts what a screen shows, unless that has been done since it was opened. */
  private assertShown(path = this.shown?.path): void {
    if (path !== undefined) this.announce(path);
    if (!this.shown?.shown || this.shown.path !== path) return;
    const { locale, shown } = this.shown;
    const { title, amounts, button } = shown;
    const key = title && catalogueKey(locale, title);
    const says = [
      ...(title ? [`title: ${key ? `catalogueText('${locale}', '${key}')` : literal(title)}`] : []),
      `amounts: [${amounts.join(', ')}]`,
      ...(button ? [`button: '${button}'`] : []),
    ];
    const code = `await expectShown({ ${says.join(', ')} });`;
    if (code !== this.asserted) this.push(code);
    this.asserted = code;
  }

  private uses(name: string): boolean {
    const call = new RegExp(`(?:await |: )${name}[.(]`);
    return this.lines.some((line) => 'code' in line && call.test(line.code));
  }

  private push(code: string): void {
    this.lines.push({ code });
  }
}

function filled({ screen, fill }: Extract<Line, { fill: unknown }>): string {
  const entries = [...fill].map(([name, entry]) => {
    const key = /^\w+$/.test(name) ? name : literal(name);
    return `${key}: ${entry}`;
  });
  return `await ${screen}.fill({ ${entries.join(', ')} });`;
}

/** A path without aliases. */
function canonical(path: string): string {
  return parseHash(`#${path}`).path;
}
