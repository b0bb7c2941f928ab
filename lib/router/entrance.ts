/** Resolves at the end of the current transition; `undefined` while there is none. */
let end: Promise<unknown> | undefined;

/** More than a transition takes, in ms: in a page that is hidden meanwhile it may never end. */
const longestMs = 1000;

/** Marks a screen as being entered, until the CSS animations of `element` are over. Called in the commit that shows it. */
export function enter(element: Element): void {
  const current = transitionOf(element);
  end = current;
  void current.then(() => {
    if (end === current) end = undefined;
  });
}

/** Resolves when no screen is being entered. */
export async function entered(): Promise<void> {
  if (!end) return;
  while (end) await end;
  // Each in a task of its own: what has waited must not hold up a frame or an input together.
  await new Promise((resolve) => setTimeout(resolve));
}

function transitionOf(element: Element): Promise<void> {
  return Promise.race([
    animationsOf(element),
    new Promise<void>((resolve) => setTimeout(resolve, longestMs)),
  ]);
}

async function animationsOf(element: Element): Promise<void> {
  // Not earlier: asking for its animations would make the browser compute styles twice.
  await nextFrame();
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  // They are finished before their last frame is painted.
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
