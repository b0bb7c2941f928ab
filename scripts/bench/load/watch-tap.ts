/** Milliseconds from a tap to the first frame of the next screen, and to the last change of that screen. */
export type TapTimes = { paint: number; rest: number };

/**
 * Runs in the page: resolves once nothing has changed for half a second after the next press, neither the document nor
 * an animation that ends. Marks that Luka sets for its tests 0.7 s after a change do not count: no style reads them.
 */
export function watchTap(next: string): Promise<TapTimes> {
  const quietMs = 500;
  const marks: readonly (string | null)[] = ['data-still', 'data-echo'];
  const isShown = () =>
    [...document.querySelectorAll(next)].some(
      (element) => element.getBoundingClientRect().height > 0,
    );
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  return new Promise((resolve) => {
    const onPress = ({ timeStamp }: Event) => {
      let [paint, rest, hasChanged] = [0, 0, false];
      const observer = new MutationObserver((records) => {
        hasChanged ||= records.some(({ attributeName }) => !marks.includes(attributeName));
      });
      // Not the head, whose changes nobody sees: scripts of other screens are loaded by it once the app is at rest.
      observer.observe(document.documentElement, { attributes: true });
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
      function look() {
        const shown = !paint && isShown();
        const changed = hasChanged || isMoving();
        hasChanged = false;
        // The frame that is painted after this callback shows it; the next callback is after that paint.
        requestAnimationFrame(() => {
          const now = performance.now() - timeStamp;
          if (shown) paint = now;
          if (shown || changed || !paint) rest = now;
          if (now - rest < quietMs) return look();
          observer.disconnect();
          resolve({ paint, rest });
        });
      }
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', onPress, { capture: true, once: true });
  });
}
