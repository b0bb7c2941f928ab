import type { Act, Outcome } from '../atoms/perform';
import type { WebMatcher } from './matchers';
import { scriptOf } from './script-of';
import { specError } from './spec-error';

/** The phone, as web elements need it. */
export type WebView = {
  /** Does one thing in the page that is in front. */
  perform(
    errand: { matcher: WebMatcher; index: number; act: Act },
    script?: string,
  ): Promise<Outcome>;
  /** Waits as long as Android waits after an action, or until the page stands still. */
  settle(): Promise<void>;
  /** What the person sees, for a message. */
  whatIsOnScreen(): Promise<string>;
  /** Writes down a step that was taken; one that changed something has a picture. */
  took(step: string, picture?: 'with picture'): Promise<void>;
  /** What `adb shell input text` does: keys for whatever has the focus. */
  pressKeys(text: string): Promise<void>;
};

/** `web.element(by.web.…)` with Android's actions, limits and haste: one look, no waiting for it to come. */
export class WebElement {
  constructor(
    private readonly view: WebView,
    readonly matcher: WebMatcher,
    private index = 0,
  ) {}

  /** The element at another place among those that the matcher names. */
  atIndex(index: number): this {
    this.index = index;
    return this;
  }

  asSecured(): never {
    throw new Error('asSecured() is not there on Android');
  }

  async tap(): Promise<void> {
    await this.act({ do: 'tap' });
  }

  /** Types at the end of a field; keys of the phone itself where the field is `contenteditable`. */
  async typeText(text: string, isContentEditable = false): Promise<void> {
    if (isContentEditable) await this.view.pressKeys(text);
    else await this.act({ do: 'typeText', text });
  }

  async replaceText(text: string): Promise<void> {
    await this.act({ do: 'replaceText', text });
  }

  async clearText(): Promise<void> {
    await this.act({ do: 'clearText' });
  }

  async scrollToView(): Promise<void> {
    await this.act({ do: 'scrollToView' });
  }

  async getText(): Promise<string> {
    return String(await this.act({ do: 'getText' }));
  }

  async focus(): Promise<void> {
    await this.act({ do: 'focus' });
  }

  async selectAllText(): Promise<void> {
    await this.act({ do: 'selectAllText' });
  }

  async moveCursorToEnd(): Promise<void> {
    await this.act({ do: 'moveCursorToEnd' });
  }

  /** Runs a function in the page, with the element and then `args`; what it returns must be JSON. */
  async runScript(script: unknown, args: readonly unknown[] = []): Promise<unknown> {
    const value = await this.act({ do: 'runScript', args }, scriptOf(script));
    // One without a name only looks.
    const name = typeof script === 'function' ? script.name : '';
    if (name) await this.took(`${name} ${JSON.stringify(args)}`);
    return value;
  }

  async getCurrentUrl(): Promise<string> {
    return String(await this.act({ do: 'getCurrentUrl' }));
  }

  async getTitle(): Promise<string> {
    return String(await this.act({ do: 'getTitle' }));
  }

  /** What can be read of it, without the haste of an action; rejects where it is not there. */
  read(): Promise<unknown> {
    return this.perform({ do: 'getText' });
  }

  /** How many elements the matcher names: as on Android, `atIndex` does not matter. */
  async count(): Promise<number> {
    return Number(await this.perform({ do: 'count' }));
  }

  /** An error that says what was looked for and what is on the screen instead. */
  async failure(what: string): Promise<Error> {
    const at = this.index ? `.atIndex(${this.index})` : '';
    const screen = await this.view.whatIsOnScreen();
    return specError(`${what}\n  looked for: ${this.matcher}${at}\n  on screen: ${screen}`);
  }

  /** Writes down what was seen of it. */
  saw(what: string): Promise<void> {
    return this.view.took(`expect ${this.matcher} ${what}`);
  }

  private async act(act: Act, script?: string): Promise<unknown> {
    const value = await this.perform(act, script);
    await this.view.settle();
    const reads = act.do.startsWith('get') || act.do === 'runScript';
    if (!reads) await this.took('text' in act ? `${act.do} ${JSON.stringify(act.text)}` : act.do);
    return value;
  }

  private took(step: string): Promise<void> {
    return this.view.took(`${step} ${this.matcher}`, 'with picture');
  }

  private async perform(act: Act, script?: string): Promise<unknown> {
    const { view, matcher, index } = this;
    const outcome = await view.perform({ matcher, index, act }, script);
    if ('failed' in outcome) throw await this.failure(`${act.do}: ${outcome.failed}`);
    return outcome.value;
  }
}
