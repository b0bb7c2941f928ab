import { by, expect, web } from 'detox';
import { enterText } from '@/e2e/detox/setup/enter-text';
import { eventually } from '@/e2e/detox/setup/eventually';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { parseHash } from '@/lib/router/target';

/** What a screen is known by. */
export type Known = {
  path: RoutePath;
  /** Id of an element that is there once the screen's content is. */
  mark: string;
};

/** Tabs that were seen live on behind the screen on show: what is in them is not in sight. */
export const inSight = ':not([style*="display: none"] *)';
const idle = ':not([aria-busy="true"], [aria-disabled="true"], :disabled)';

/** A selector for the element of a `screen.ids.ts` that is in sight. */
export function shown(id: string): string {
  return `[id="${id}"]${inSight}`;
}

/** The web element that a selector names. */
export function at(selector: string, index = 0) {
  return web.element(by.web.cssSelector(selector)).atIndex(index);
}

/** Waits until something is there. */
export async function isThere(selector: string): Promise<void> {
  await eventually(() => expect(at(selector)).toExist());
}

/** Waits until something is gone. */
export async function isGone(selector: string): Promise<void> {
  await eventually(() => expect(at(selector)).not.toExist());
}

/** Waits until something says this. */
export async function says(selector: string, words: string): Promise<void> {
  await eventually(() => expect(at(selector)).toHaveText(words));
}

/** Taps something as soon as a finger can reach it and it does not rest. */
export async function tapOn(selector: string, index = 0): Promise<void> {
  await eventually(() => at(`${selector}${idle}`, index).tap());
}

/** A screen of the app as a person has it in front of them: its elements by id, taps and typing. */
export class AppScreen {
  readonly path: RoutePath;
  private readonly mark: string;

  constructor({ path, mark }: Known) {
    this.path = path;
    this.mark = mark;
  }

  /** Waits until the screen is on show with its content. */
  async stands(): Promise<void> {
    await this.isAddressed();
    await isThere(shown(this.mark));
  }

  /** Waits until the address names the screen, whatever it shows. */
  async isAddressed(): Promise<void> {
    await eventually(async () => {
      const address = await at('body').getCurrentUrl();
      const { path } = parseHash(new URL(address).hash);
      if (path !== this.path) throw new Error(`${path} is on show, not ${this.path}`);
    });
  }

  /** Waits until the screen's heading has these words. */
  async isHeaded(words: string): Promise<void> {
    await says(`h1${inSight}`, words);
  }

  /** Taps the arrow in the bar. */
  async tapBack(): Promise<void> {
    await tapOn(`.appbar${inSight} > .iconbtn`);
  }

  /** Waits until the content's place says that it did not come. */
  async failed(): Promise<void> {
    await isThere(`main${inSight} .state`);
  }

  /** Asks anew for content that did not come. */
  async askAgain(): Promise<void> {
    await tapOn(`main${inSight} .state button`);
  }

  /** Waits until a field says that what it has is wrong. */
  protected async isInvalid(id: string): Promise<void> {
    await isThere(`${shown(id)}[aria-invalid="true"]`);
  }

  protected async tap(id: string): Promise<void> {
    await tapOn(shown(id));
  }

  /** Types over what stands in a field. */
  protected async type(id: string, text: string): Promise<void> {
    const selector = `${shown(id)}:enabled`;
    await isThere(selector);
    await enterText(at(selector), text);
  }

  /** Taps one of a few choices, all in sight. */
  protected async tapChip(name: string, value: string): Promise<void> {
    await tapOn(`label:has(input[name="${name}"][value="${value}"])${inSight}`);
  }

  /** Chooses from a list by place, from 1: in the phone's own picker, or in the sheet of a long list. */
  protected async choose(id: string, place: number): Promise<void> {
    const selector = `${shown(id)}:enabled`;
    await isThere(selector);
    if (await at(selector).runScript((list: HTMLElement) => list.localName === 'select')) {
      // What stands there before anything is chosen cannot be chosen itself.
      await tapOn(`${selector} option`, place - 1);
      return;
    }
    await tapOn(selector);
    await tapOn('dialog[open] [role="option"]', place - 1);
  }

  /** What stands in a field, or what is chosen from a list. */
  protected async valueOf(id: string): Promise<string> {
    await isThere(shown(id));
    return at(shown(id)).runScript((field: HTMLInputElement) => field.value ?? field.textContent);
  }

  /** Waits until an element has these words, folded or not. */
  protected async holds(selector: string, words: string): Promise<void> {
    await eventually(async () => {
      const text = await this.textOf(selector);
      if (!text.includes(words)) throw new Error(`${selector} has ${text}, not ${words}`);
    });
  }

  /** All that is written in an element, folded or not. */
  protected async textOf(selector: string): Promise<string> {
    return eventually(() =>
      at(selector).runScript((piece: HTMLElement) => piece.textContent ?? ''),
    );
  }
}
