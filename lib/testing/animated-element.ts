/** An element with a CSS animation that the test ends or cancels. */
export function animatedElement() {
  let settle: Record<'end' | 'cancel', () => void> = { end() {}, cancel() {} };
  const finished = new Promise<void>((resolve, reject) => {
    settle = { end: resolve, cancel: () => reject(new Error('idle')) };
  });
  const element = document.createElement('div');
  element.getAnimations = () => [{ finished } as unknown as Animation];
  return { element, ...settle };
}
