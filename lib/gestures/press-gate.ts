import {
  isEcho,
  isOutdated,
  rememberSpot,
  type Spot,
  stoodStill,
  surfaceOf,
  watchSurfaces,
} from './surfaces';

/** A finger, a mouse button or a key that went down. */
type Press = {
  /** When it did, in ms since the page's start. */
  start: number;
  /** It is the second touch of a double tap. */
  isEcho?: boolean;
  /** The key is held. */
  isRepeated?: boolean;
};

/** The events of a press before its click, all of which belong to the surface that it was meant for. */
const earlyEvents = [
  'pointerdown',
  'touchstart',
  'mousedown',
  'pointerup',
  'touchend',
  'mouseup',
] as const;

/** The mark of a control that commits: signs, hands in, saves, pays, deletes, gives or withdraws something. */
const commits = '[data-commits]';

/**
 * Drops each press that its user cannot have meant, until the returned function is called:
 *
 * - on a control with `data-commits`, one that started before its surface had stood still for 700 ms, and the
 *   repetition of a held key;
 * - on anything, one that started on a surface that was replaced meanwhile, and those after a tap that has shown
 *   another surface, at its place, until the finger rests.
 *
 * Enter in a field clicks the form's button, so that it is such a press, too. A click without a pointer and a key, as
 * of a screen reader or a switch, starts when it comes.
 */
export function guardPresses(): () => void {
  const unwatch = watchSurfaces();
  const pointers = new Map<number, Press>();
  let touch: Press | undefined;
  let key: Press | undefined;

  function pressed(event: Event): void {
    if (event.type === 'pointerdown' && event instanceof PointerEvent) {
      const { pointerId, timeStamp: start } = event;
      touch = { start, isEcho: isEcho(start, spotOf(event)) };
      pointers.set(pointerId, touch);
    }
    if (!touch?.isEcho) return;
    event.stopImmediatePropagation();
    // Neither the focus nor a click follows, but the finger may still scroll.
    if (event.type !== 'touchstart' && event.cancelable) event.preventDefault();
  }

  function keyPressed({ key: name, repeat, timeStamp: start }: KeyboardEvent): void {
    if (name !== 'Enter' && name !== ' ') return;
    // One that is held since before a window was left has no press of its own.
    if (repeat) key = { start, ...key, isRepeated: true };
    else key = { start };
  }

  function released(): void {
    // A click by Space follows the event.
    const last = key;
    setTimeout(() => {
      if (key === last) key = undefined;
    });
  }

  function clicked(event: MouseEvent): void {
    const pointerId = event instanceof PointerEvent ? event.pointerId : undefined;
    const pointer = pointerId === undefined ? undefined : pointers.get(pointerId);
    if (pointerId !== undefined) pointers.delete(pointerId);
    const spot = event.detail > 0 ? spotOf(event) : undefined;
    const press = pointer ?? (spot ? undefined : key);
    if (isMeant({ event, spot, press })) {
      if (spot || press) rememberSpot(spot);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function cancelled({ pointerId }: PointerEvent): void {
    pointers.delete(pointerId);
  }

  const options = { capture: true, passive: false };
  for (const type of earlyEvents) window.addEventListener(type, pressed, options);
  window.addEventListener('pointercancel', cancelled, options);
  window.addEventListener('keydown', keyPressed, options);
  window.addEventListener('keyup', released, options);
  window.addEventListener('blur', released, options);
  window.addEventListener('click', clicked, options);
  return () => {
    unwatch();
    for (const type of earlyEvents) window.removeEventListener(type, pressed, options);
    window.removeEventListener('pointercancel', cancelled, options);
    window.removeEventListener('keydown', keyPressed, options);
    window.removeEventListener('keyup', released, options);
    window.removeEventListener('blur', released, options);
    window.removeEventListener('click', clicked, options);
  };
}

type Click = { event: MouseEvent; spot: Spot | undefined; press: Press | undefined };

function isMeant({ event: { target, timeStamp }, spot, press }: Click): boolean {
  const start = press?.start ?? timeStamp;
  if (press?.isEcho || (spot && isEcho(start, spot))) return false;
  if (press && isOutdated(press.start)) return false;
  const control = target instanceof Element ? target.closest(commits) : null;
  return !control || (!press?.isRepeated && stoodStill(surfaceOf(control), start));
}

function spotOf({ clientX: x, clientY: y }: MouseEvent): Spot {
  return { x, y };
}
