// Parts of the DOM that components use and jsdom lacks.

/** jsdom has `<dialog>` but cannot open it. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

const dialogMethods = {
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    openers.set(this, document.activeElement);
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  },
};

/** jsdom has no layout: observers never report. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** jsdom has mouse events only: a pointer event with the fields that gestures read. */
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

/** Adds the members that are missing, so that a newer jsdom's own ones are used. */
function polyfill(target: object, members: Record<string, unknown>): void {
  for (const [name, member] of Object.entries(members)) {
    if (!(name in target)) Object.assign(target, { [name]: member });
  }
}

Object.assign(HTMLDialogElement.prototype, dialogMethods);
// jsdom has no scroll either, and reports each call.
window.scrollTo = jest.fn();
polyfill(window, {
  IntersectionObserver: IdleObserver,
  ResizeObserver: IdleObserver,
  PointerEvent: FakePointerEvent,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
});
polyfill(Element.prototype, {
  checkVisibility: () => true,
  getAnimations: () => [],
  // As the newest Chromium: an effect that returned it would break its screen.
  scrollIntoView: async () => {},
  setPointerCapture() {},
});
polyfill(Document.prototype, { getAnimations: () => [] });
polyfill(Performance.prototype, { getEntriesByType: () => [] });
