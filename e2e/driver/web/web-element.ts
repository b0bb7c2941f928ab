import type { Action, Outcome } from '../atoms/perform';
import type { WebMatcher } from './matchers';
import { scriptOf } from './script-of';

/** The web view as web elements use it. */
export type WebView = {
  /** Performs an action in the page in front. */
  perform(
    action: { matcher: WebMatcher; index: number; action: Action },
    script?: string,
  ): Promise<Outcome>;
  /** Waits until the page is idle, at most as long as Android does after an action. */
  waitForIdle(): Promise<void>;
  /** The address and the ids on the screen, for a message. */
  describeScreen(): Promise<string>;
  /** Logs a step; one that changed something has a picture. */
  logStep(step: string, picture?: 'with picture'): Promise<void>;
  /** Sends keys to the focused element, as `adb shell input text` does. */
  pressKeys(text: string): Promise<void>;
};

/** `web.element(by.web.…)` with the actions and limits of Android: it looks once and does not wait. */
export class WebElement {
  constructor(
    private readonly view: WebView,
    readonly matcher: WebMatcher,
    private index = 0,
  ) {}

  atIndex(index: number): this {
    this.index = index;
    return this;
  }

  asSecured(): never {
    throw new Error('asSecured() is not available on Android');
  }

  async tap(): Promise<void> {
    await this.act({ do: 'tap' });
  }

  /** Appends to a field; sends keys where it is `contenteditable`. */
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

  /** Runs a function in the page with the element and `args`; the result must be JSON. */
  async runScript(script: unknown, args: readonly unknown[] = []): Promise<unknown> {
    const value = await this.act({ do: 'runScript', args }, scriptOf(script));
    // Functions without a name read only and are not logged.
    const name = typeof script === 'function' ? script.name : '';
    if (name) await this.logStep(`${name} ${JSON.stringify(args)}`);
    return value;
  }

  async getCurrentUrl(): Promise<string> {
    return String(await this.act({ do: 'getCurrentUrl' }));
  }

  async getTitle(): Promise<string> {
    return String(await this.act({ do: 'getTitle' }));
  }

  /** Its text, without waiting for an idle page afterwards; rejects where it does not exist. */
  read(): Promise<unknown> {
    return this.perform({ do: 'getText' });
  }

  /** How many elements match; as on Android, `atIndex` does not count. */
  async count(): Promise<number> {
    return Number(await this.perform({ do: 'count' }));
  }

  /** An error with the matcher and what is on the screen; its stack begins with the spec. */
  async createError(message: string): Promise<Error> {
    const at = this.index ? `.atIndex(${this.index})` : '';
    const screen = await this.view.describeScreen();
    const error = new Error(
      `${message}\n  looked for: ${this.matcher}${at}\n  on screen: ${screen}`,
    );
    const frames = error.stack?.split('\n') ?? [];
    error.stack = frames.filter((frame) => !internalFrame.test(frame)).join('\n');
    return error;
  }

  logExpectation(expectation: string): Promise<void> {
    return this.view.logStep(`expect ${this.matcher} ${expectation}`);
  }

  private async act(action: Action, script?: string): Promise<unknown> {
    const value = await this.perform(action, script);
    await this.view.waitForIdle();
    const reads = action.do.startsWith('get') || action.do === 'runScript';
    const text = 'text' in action ? ` ${JSON.stringify(action.text)}` : '';
    if (!reads) await this.logStep(action.do + text);
    return value;
  }

  private logStep(step: string): Promise<void> {
    return this.view.logStep(`${step} ${this.matcher}`, 'with picture');
  }

  private async perform(action: Action, script?: string): Promise<unknown> {
    const { view, matcher, index } = this;
    const outcome = await view.perform({ matcher, index, action }, script);
    if ('failed' in outcome) throw await this.createError(`${action.do}: ${outcome.failed}`);
    return outcome.value;
  }
}

/** A stack frame of the driver, or of the function that repeats its calls. */
const internalFrame = /\/e2e\/(driver|detox\/setup|shared)\//;
