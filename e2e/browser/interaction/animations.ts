import type { BrowserContext, Page } from '@playwright/test';

/** One animation or transition that has started on a page. */
export type RecordedAnimation = {
  /** Of the keyframes, or of the property; a script's animation has none. */
  name: string;
  /** Tag and classes of the element. */
  element: string;
  /** In ms; -1 without end. */
  duration: number;
  /** The horizontal offset of the first keyframe, in px. */
  from: number;
};

/** Records the animations of all pages that are opened from now on. */
export async function recordAnimations(context: BrowserContext): Promise<void> {
  await context.addInitScript(record);
}

/** The animations since the page was loaded, in the order of their start. */
export function animationsOf(page: Page): Promise<RecordedAnimation[]> {
  return page.evaluate(() => Reflect.get(window, 'readAnimations')?.() ?? []);
}

/**
 * Runs in the page: looks after every change of the document, as on a busy machine an animation can be over by its
 * first frame; at events, in every frame for those without events, and when it is read.
 */
function record(): void {
  const animations: RecordedAnimation[] = [];
  const seen = new WeakSet<Animation>();
  Object.assign(window, {
    readAnimations() {
      collect();
      return animations;
    },
  });

  function collect(): void {
    for (const animation of document.getAnimations()) {
      if (!seen.has(animation)) animations.push(describe(animation));
      seen.add(animation);
    }
  }
  function describe(animation: Animation): RecordedAnimation {
    const { effect } = animation;
    const end = Number(effect?.getComputedTiming().endTime ?? 0);
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const [first] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
    let name = '';
    if (animation instanceof CSSAnimation) name = animation.animationName;
    if (animation instanceof CSSTransition) name = animation.transitionProperty;
    return {
      name,
      element: target ? `${target.localName}.${target.getAttribute('class') ?? ''}` : '',
      duration: Number.isFinite(end) ? end : -1,
      from: Number.parseFloat(String(first?.translate ?? 0)) || 0,
    };
  }
  function collectEachFrame(): void {
    collect();
    requestAnimationFrame(collectEachFrame);
  }
  for (const event of ['animationstart', 'transitionrun']) {
    document.addEventListener(event, collect, true);
  }
  new MutationObserver(collect).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  collectEachFrame();
}
