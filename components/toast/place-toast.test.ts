import { placeToast } from './place-toast';

/** jsdom has no layout: each element has the box that its `data-top` and `data-bottom` say. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const top = Number(this.getAttribute('data-top') ?? 0);
    const bottom = Number(this.getAttribute('data-bottom') ?? 0);
    return { ...new DOMRect(), top, bottom, height: bottom - top };
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Number(this.dataset.height ?? 0);
  });
  Object.assign(window, { innerHeight: 800 });
});

let end: () => void;

afterEach(() => end());

/** Shows a toast on a page, and returns what reads how far from the window's lower edge it is. */
function place(page: string) {
  document.body.innerHTML = `${page}<p class="toast" data-height="72"></p>`;
  const toast = document.querySelector('p.toast');
  if (!(toast instanceof HTMLElement)) throw new Error('No toast');
  end = placeToast(toast);
  return () => toast.style.getPropertyValue('--below');
}

test.each([
  ['at the edge without a bar', '', '0px'],
  ['on the tab bar', '<nav class="tabbar" data-top="750" data-bottom="800"></nav>', '50px'],
  [
    'on a dock above the tab bar, so that its button can be seen',
    '<div class="dock" data-top="670" data-bottom="750"></div><nav class="tabbar" data-top="750" data-bottom="800"></nav>',
    '130px',
  ],
  [
    'on a dock that the window shows in part, as with large text',
    '<div class="dock" data-top="760" data-bottom="860"></div>',
    '40px',
  ],
  ['not on the dock of a hidden screen', '<div class="dock"></div>', '0px'],
  [
    'not on a dock outside the window',
    '<div class="dock" data-top="900" data-bottom="980"></div>',
    '0px',
  ],
  [
    'on the sheet over a dock',
    '<div class="dock" data-top="720" data-bottom="800"></div><dialog open class="sheet" data-height="500"></dialog>',
    '500px',
  ],
  [
    'within the window over a high sheet',
    '<dialog open class="sheet" data-height="760"></dialog>',
    '720px',
  ],
])('a toast is %s', (_, page, below) => {
  expect(place(page)()).toBe(below);
});

test('a toast moves when a sheet opens', async () => {
  const below = place(
    '<nav class="tabbar" data-top="750" data-bottom="800"></nav><dialog class="sheet" data-height="400"></dialog>',
  );
  document.querySelector('dialog')?.setAttribute('open', '');
  await Promise.resolve();
  expect(below()).toBe('400px');
});

test('a toast is shown above a dialog that opens after it', async () => {
  const showPopover = jest.fn();
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  place('<dialog></dialog>');
  expect(showPopover).toHaveBeenCalledTimes(1);
  document.querySelector('dialog')?.setAttribute('open', '');
  await Promise.resolve();
  expect(showPopover).toHaveBeenCalledTimes(2);
  expect(hidePopover).toHaveBeenCalled();
  matches.mockRestore();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

test('without popovers a toast is in the open dialog, above its scrim, and in its place again after it', async () => {
  place('<dialog></dialog>');
  const [dialog, toast] = [document.querySelector('dialog'), document.querySelector('.toast')];
  dialog?.setAttribute('open', '');
  await Promise.resolve();
  expect(toast?.parentElement).toBe(dialog);
  dialog?.remove();
  await Promise.resolve();
  expect(toast?.parentElement).toBe(document.body);
});

test('a toast that ends in a dialog is where React rendered it', async () => {
  place('<dialog open></dialog>');
  const toast = document.querySelector('.toast');
  expect(toast?.parentElement).toBe(document.querySelector('dialog'));
  end();
  expect(toast?.parentElement).toBe(document.body);
});
