/**
 * Runs in the page, on its own: whether the app would take a press in the middle of an element now, see
 * `lib/gestures/surfaces.ts`. A user's finger is as slow by itself.
 */
export function takesPress(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [echoX = Number.NaN, echoY = Number.NaN] = (document.documentElement.dataset.echo ?? '')
    .split(' ')
    .map(Number);
  // A double tap's, and more: an element may be tapped beside its middle.
  const isEcho = Math.abs(x + width / 2 - echoX) < 110 && Math.abs(y + height / 2 - echoY) < 110;
  const commits = element.closest('[data-commits]') !== null;
  return !isEcho && !(commits && element.closest('[data-still="no"]'));
}
