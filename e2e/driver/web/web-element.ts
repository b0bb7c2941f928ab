import type { Action } from '../atoms/perform';
import type { FrontWebView } from './front-web-view';

/** The web view as web elements use it. */
export type WebView = Pick<FrontWebView, 'perform' | 'waitForIdle' | 'describeScreen'>;

/** `web.element(by.web.cssSelector(…))` with the actions and limits of Android: it looks once and does not wait. */
export class WebElement {
  constructor(
    private readonly view: WebView,
    private readonly selector: string,
    private index = 0,
  ) {}

  atIndex(index: number): this {
    this.index = index;
    return this;
  }

  async tap(): Promise<void> {
    await this.act({ do: 'tap' });
  }

  /** Runs a function in the page with the element and `args`; the result must be JSON. */
  async runScript(script: unknown, args: readonly unknown[] = []): Promise<unknown> {
    return this.act({ do: 'runScript', args }, scriptOf(script));
  }

  async getCurrentUrl(): Promise<string> {
    return String(await this.act({ do: 'getCurrentUrl' }));
  }

  /** How many elements match; as on Android, `atIndex` does not count. */
  async count(): Promise<number> {
    return Number(await this.perform({ do: 'count' }));
  }

  /** An error with the selector and what is on the screen; its stack begins with the spec. */
  async createError(message: string): Promise<Error> {
    const at = this.index ? `.atIndex(${this.index})` : '';
    const screen = await this.view.describeScreen();
    const error = new Error(
      `${message}\n  looked for: ${this.selector}${at}\n  on screen: ${screen}`,
    );
    const frames = error.stack?.split('\n') ?? [];
    error.stack = frames.filter((frame) => !internalFrame.test(frame)).join('\n');
    return error;
  }

  private async act(action: Action, script?: string): Promise<unknown> {
    const value = await this.perform(action, script);
    await this.view.waitForIdle();
    return value;
  }

  private async perform(action: Action, script?: string): Promise<unknown> {
    const { view, selector, index } = this;
    const outcome = await view.perform({ selector, index, action }, script);
    if ('failed' in outcome) throw await this.createError(`${action.do}: ${outcome.failed}`);
    return outcome.value;
  }
}

/** The source of a script: a function, or its source. Throws for anything else. */
function scriptOf(script: unknown): string {
  const source = typeof script === 'function' ? script.toString() : script;
  if (typeof source !== 'string' || !/^\s*(function\b|\(|[\w$]+\s*=>)/.test(source)) {
    throw new TypeError(
      `runScript takes a function that is not asynchronous, or its source, not ${String(source)}`,
    );
  }
  return `(${source})`;
}

/** A stack frame of the driver, or of the function that repeats its calls. */
const internalFrame = /\/e2e\/(driver|detox\/setup|shared)\//;
