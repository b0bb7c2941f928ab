import { installFakeShell } from '@/lib/testing/fake-shell';
import { canSaveFiles, saveFile } from './save-file';

const text = '{"name":"Muñoz"}\n';

test('downloads the text under its name in a browser, and releases it', async () => {
  jest.useFakeTimers();
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  const revoke = jest.fn();
  URL.revokeObjectURL = revoke;
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });
  expect(await saveFile('luka-2026-11-21.json', text)).toBe('saved');
  expect(clicked).toEqual(['luka-2026-11-21.json blob:1']);
  expect(blobs[0]?.type).toBe('application/json');
  expect(blobs[0]?.size).toBe(new TextEncoder().encode(text).length);
  jest.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledWith('blob:1');
});

describe('in the shell, whose web view has no downloads', () => {
  const writeText = jest.fn();

  beforeEach(() => {
    installFakeShell();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });

  test('copies the text', async () => {
    writeText.mockResolvedValue(undefined);
    expect(canSaveFiles()).toBe(false);
    expect(await saveFile('luka.json', text)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(text);
  });

  test('reports that nothing was copied when the web view does not allow it', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    document.execCommand = () => false;
    expect(await saveFile('luka.json', text)).toBe('failed');
  });
});
