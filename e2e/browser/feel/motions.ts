import type { BrowserContext, Page } from 'playwright-core';

/** One animation or transition that has begun on a page. */
export type Motion = {
  /** Of the keyframes, or of the property that changes; a script's own has none. */
  name: string;
  /** Tag and classes of what moves. */
  of: string;
  /** In ms; -1 without end. */
  lasts: number;
  /** How far it begins from where it ends, sideways, in px. */
  from: number;
};

/** Writes down everything that moves on the pages opened from now on. */
export async function watchMotions(phone: BrowserContext): Promise<void> {
  await phone.addInitScript(record);
}

/** What has moved on a page since it was loaded, in its order. */
export function motionsOf(page: Page): Promise<Motion[]> {
  return page.evaluate(() => Reflect.get(window, 'motionsSoFar')?.() ?? []);
}

/** Runs in the page: by its events, in every frame for what has none, and when asked for what begins now. */
function record(): void {
  const motions: Motion[] = [];
  const seen = new WeakSet<Animation>();
  Object.assign(window, { motionsSoFar });

  function motionsSoFar(): Motion[] {
    look();
    return motions;
  }
  function look(): void {
    for (const animation of document.getAnimations()) {
      if (!seen.has(animation)) motions.push(describe(animation));
      seen.add(animation);
    }
  }
  function describe(animation: Animation): Motion {
    const { effect } = animation;
    const end = Number(effect?.getComputedTiming().endTime ?? 0);
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    let name = '';
    if (animation instanceof CSSAnimation) name = animation.animationName;
    if (animation instanceof CSSTransition) name = animation.transitionProperty;
    return {
      name,
      of: target ? `${target.localName}.${target.getAttribute('class') ?? ''}` : '',
      lasts: Number.isFinite(end) ? end : -1,
      from: Number.parseFloat(String(first?.translate ?? 0)) || 0,
    };
  }
  function watch(): void {
    look();
    requestAnimationFrame(watch);
  }
  for (const event of ['animationstart', 'transitionrun']) {
    document.addEventListener(event, look, true);
  }
  watch();
}
