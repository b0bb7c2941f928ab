import type { Screens } from '@/e2e/screens/all-screens';
import { parseHash } from '@/lib/router/target';
import { blank, literal, type Vocabulary, type Word } from './vocabulary';
import type { Match, PageEvent } from './watch-page';

/** How a recording begins. */
export type RecordingStart = { name: string; seed: number; scenario?: string };

/** A line of the spec; `fill` collects the fields of one form. */
type Line = { code: string } | { screen: keyof Screens; fill: Map<string, string> };

/** A tap that may be the beginning of a word of several moves. */
type Pending = { candidates: Match[]; tap: Extract<PageEvent, { kind: 'tap' }> };

/** Turns what a tester does into the lines of a spec, in the words of the screens. */
export class SpecRecorder {
  private readonly lines: Line[] = [];
  private readonly imports = new Set<string>();
  private readonly used = new Set<keyof Screens>();
  private pending: Pending[] = [];
  private shown: Extract<PageEvent, { kind: 'screen' }> | undefined;
  private announced = '';

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
      if (word) this.addWord(word, event.text);
      else if (!this.fill(path, event.id, literal(event.text)))
        this.addRawText(event.id, event.text);
    } else if (event.kind === 'chip') {
      this.fill(path, event.name, `{ chip: ${literal(event.value)} }`);
    } else if (!this.fill(path, event.id, String(event.position))) {
      this.addRaw(`[id="${event.id}"]`, 'a list');
    }
  }

  /** Adds a control of the sandbox, such as `sandbox.fault(…)`; `name` is what the spec imports for it. */
  addControl(code: string, name?: string): void {
    this.endPending();
    if (this.shown) this.announce(this.shown.path);
    if (name) this.imports.add(name);
    this.push(`await ${code};`);
  }

  /** Adds a move of the clock, after which the page is loaded again. */
  advanceTime(duration: string): void {
    this.addControl(`app.advanceTime(${literal(duration)})`);
    this.announced = '';
    this.shown = undefined;
  }

  /** The source of the spec: it ends on the screen that is shown. */
  source(): string {
    this.endPending();
    if (this.shown) this.announce(this.shown.path);
    const { name, seed, scenario } = this.start;
    const start = scenario
      ? `{ scenario: ${literal(scenario)}, seed: ${seed} }`
      : `{ seed: ${seed} }`;
    const driver = ['detoxDriver', 'find'].filter((each) => this.imports.has(each));
    const fixtures = ['phone', 'sandbox'].filter((each) => this.imports.has(each));
    const lines = this.lines.map((line) => ('code' in line ? line.code : filled(line)));
    return [
      "import { app } from '@/e2e/detox/setup/app';",
      ...(driver.length
        ? [`import { ${driver.join(', ')} } from '@/e2e/detox/setup/detox-driver';`]
        : []),
      ...(this.imports.has('enterText')
        ? ["import { enterText } from '@/e2e/detox/setup/enter-text';"]
        : []),
      ...(fixtures.length
        ? [`import { ${fixtures.join(', ')} } from '@/e2e/detox/setup/fixtures';`]
        : []),
      "import { startApp } from '@/e2e/detox/setup/open-app';",
      ...(this.imports.has('find')
        ? ["import { eventually } from '@/e2e/shared/eventually';"]
        : []),
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
    if (word) {
      this.announce(tap.path);
      this.addWord(word);
      return;
    }
    const candidates = this.continued(tap.matches);
    if (candidates.length === 0) {
      this.endPending();
      this.announce(tap.path);
      this.addRaw(tap.selector, tap.name);
      return;
    }
    if (this.pending.length === 0) this.announce(tap.path);
    this.pending.push({ candidates, tap });
  }

  /** The word that the moves so far and this one are; without any before it, a word of one move. */
  private complete(matches: Match[]): { word: Word; blank?: string } | undefined {
    const isLast = (match: Match) => match.move === this.movesOf(match) - 1;
    const long = this.continued(matches).find((match) => match.move > 0 && isLast(match));
    const found = long ?? matches.find((match) => match.move === 0 && isLast(match));
    if (!found) return undefined;
    if (long) this.pending = [];
    else this.endPending();
    const word = this.vocabulary.words[found.word];
    return word && { word, blank: found.blank };
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
    for (const { tap } of taps) this.addRaw(tap.selector, tap.name);
  }

  private addWord({ word, blank: told }: { word: Word; blank?: string }, text?: string): void {
    this.used.add(word.screen);
    const value = text ?? told;
    if (word.code === `login.enterCode(${blank})` && value === this.lastCode()) {
      this.imports.add('sandbox');
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

  /** A tap that no screen has a word for. */
  private addRaw(selector: string, name: string): void {
    this.imports.add('detoxDriver');
    this.push(`// No screen has a word for this tap: ${name.replace(/\s+/g, ' ')}`);
    this.push(`await detoxDriver.tap(${literal(selector)});`);
  }

  private addRawText(id: string, text: string): void {
    this.imports.add('find').add('enterText');
    const field = `find(${literal(`[id="${id}"]`)})`;
    this.push('// No screen has a word for this field.');
    this.push(`await eventually(() => enterText(${field}, ${literal(text)}));`);
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
