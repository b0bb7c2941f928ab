/** jsdom lays nothing out: what asks for a layout gets an honest "nothing happened". */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

if (typeof window !== 'undefined') {
  for (const name of ['IntersectionObserver', 'ResizeObserver']) {
    if (!(name in window)) Object.assign(window, { [name]: IdleObserver });
  }
  if (!('matchMedia' in window)) {
    Object.assign(window, {
      matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    });
  }
  if (!('scrollIntoView' in Element.prototype)) {
    Object.assign(Element.prototype, { scrollIntoView() {} });
  }
}
