import { raiseToast } from './raise-toast';

let end: () => void;

afterEach(() => end());

/** Shows a toast on a page. */
function raise(page: string): void {
  document.body.innerHTML = `${page}<p class="toast"></p>`;
  const toast = document.querySelector('p.toast');
  if (!(toast instanceof HTMLElement)) throw new Error('No toast');
  end = raiseToast(toast);
}

test('a toast is shown above a dialog that opens after it, and above one in its place', async () => {
  const showPopover = jest.fn();
  const hidePopover = jest.fn();
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  const matches = jest.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  raise('<dialog></dialog><dialog id="next"></dialog>');
  expect(showPopover).toHaveBeenCalledTimes(1);
  document.querySelector('dialog')?.setAttribute('open', '');
  await Promise.resolve();
  expect(showPopover).toHaveBeenCalledTimes(2);
  expect(hidePopover).toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
  document.querySelector('#next')?.setAttribute('open', '');
  await Promise.resolve();
  expect(showPopover).toHaveBeenCalledTimes(3);
  matches.mockRestore();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

test('without popovers a toast is in the open dialog, above its scrim, and in its place again after it', async () => {
  raise('<dialog></dialog>');
  const [dialog, toast] = [document.querySelector('dialog'), document.querySelector('.toast')];
  dialog?.setAttribute('open', '');
  await Promise.resolve();
  expect(toast?.parentElement).toBe(dialog);
  dialog?.remove();
  await Promise.resolve();
  expect(toast?.parentElement).toBe(document.body);
});

test('a toast that ends in a dialog is where React rendered it', async () => {
  raise('<dialog open></dialog>');
  const toast = document.querySelector('.toast');
  expect(toast?.parentElement).toBe(document.querySelector('dialog'));
  end();
  expect(toast?.parentElement).toBe(document.body);
});
