import { keepFiles } from './keep-files';

const postMessage = jest.fn();
const register = jest.fn();

function setServiceWorker(value: unknown): void {
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
}

function setBase(href: string): void {
  document.head.innerHTML = `<base href="${href}">`;
}

beforeEach(() => {
  postMessage.mockReset();
  register.mockReset().mockResolvedValue(undefined);
  setServiceWorker({ register, ready: Promise.resolve({ active: { postMessage } }) });
  const files = [{ name: 'https://luka.example/a.js' }, { name: 'https://luka.example/b.css' }];
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => files,
    configurable: true,
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  document.head.innerHTML = '';
});

test('registers the service worker, and names the files that the page has loaded to it', async () => {
  setBase('https://luka.example/');
  await keepFiles();
  expect(register.mock.calls).toEqual([['./sw.js']]);
  expect(postMessage.mock.calls).toEqual([
    [['https://luka.example/a.js', 'https://luka.example/b.css']],
  ]);
});

test('registers none for a page that was opened from a folder', async () => {
  setBase('file:///app/index.html');
  await keepFiles();
  expect(register).not.toHaveBeenCalled();
});

test('does nothing in a browser without service workers', async () => {
  setServiceWorker(undefined);
  await expect(keepFiles()).resolves.toBeUndefined();
});

test('names no files when the service worker could not be registered', async () => {
  register.mockRejectedValue(new Error('no connection'));
  await expect(keepFiles()).resolves.toBeUndefined();
  expect(postMessage).not.toHaveBeenCalled();
});

test('names no files when the service worker is not active yet', async () => {
  setServiceWorker({ register, ready: Promise.resolve({ active: null }) });
  await expect(keepFiles()).resolves.toBeUndefined();
});
