/** How long work goes on before the page may draw and answer a tap: half a frame. */
const turn = 8;

/**
 * For work that would freeze the page if done at once: call the returned function after each small
 * part and await it. It gives the page a turn when one is due.
 */
export function createPacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turn) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
