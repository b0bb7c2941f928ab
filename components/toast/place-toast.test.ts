import { placeToast } from './place-toast';

let end: () => void;

afterEach(() => end());

/** Shows a toast on a page. */
function place(page: string) {
  document.body.innerHTML = `${page}<p class="toast"></p>`;
  const toast = document.querySelector('p.toast');
  if (!(toast instanceof HTMLElement)) throw new Error('No toast');
  end = placeToast(toast);
}

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
