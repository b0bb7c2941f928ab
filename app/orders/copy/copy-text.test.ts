import { copyText } from './copy-text';

function setClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

afterEach(() => {
  setClipboard(undefined);
  Reflect.deleteProperty(document, 'execCommand');
});

test('writes to the clipboard', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  setClipboard({ writeText });
  expect(await copyText('900200300')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('900200300');
});

test('copies a temporary selection when there is no clipboard API', async () => {
  let selected = '';
  Object.assign(document, {
    execCommand: () => {
      selected = String(document.querySelector('textarea')?.value);
      return true;
    },
  });
  expect(await copyText('LUKA123456')).toBe(true);
  expect(selected).toBe('LUKA123456');
  expect(document.querySelector('textarea')).toBeNull();
});

test('returns false when the browser allows neither', async () => {
  setClipboard({ writeText: jest.fn().mockRejectedValue(new Error('denied')) });
  expect(await copyText('x')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
