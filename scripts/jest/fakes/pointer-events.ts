/** jsdom has mouse events only: pointer events with the few fields that gestures read. */
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'touch';
    this.isPrimary = init.isPrimary ?? true;
  }

  getCoalescedEvents(): this[] {
    return [];
  }
}

if (typeof window !== 'undefined') {
  if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: FakePointerEvent });
  if (!('setPointerCapture' in Element.prototype)) {
    Object.assign(Element.prototype, {
      setPointerCapture() {},
      releasePointerCapture() {},
      hasPointerCapture: () => false,
    });
  }
}
