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

test('copies lines as lines where the clipboard API is refused, and keeps the focus', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  setClipboard({ writeText: jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) });
  let selected = '';
  Object.assign(document, {
    execCommand: () => {
      const area = document.activeElement as HTMLTextAreaElement;
      selected = area.value.slice(area.selectionStart, area.selectionEnd);
      return true;
    },
  });
  expect(await copyText('Banco: BancoEstado\nRUT: 76543210-3')).toBe(true);
  expect(selected).toBe('Banco: BancoEstado\nRUT: 76543210-3');
  expect(button).toHaveFocus();
  button.remove();
});

test('returns false when the browser allows neither', async () => {
  setClipboard({ writeText: jest.fn().mockRejectedValue(new Error('denied')) });
  expect(await copyText('x')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
