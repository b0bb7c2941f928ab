import { sandboxMeta, withSandboxMeta } from './sandbox-meta';

test('the mark is the first child of the head', () => {
  const html = '<!DOCTYPE html><html><head lang="es"><meta charset="utf-8"></head></html>';
  const page = new DOMParser().parseFromString(withSandboxMeta(html), 'text/html');
  expect(page.head.firstElementChild?.outerHTML).toBe(sandboxMeta);
  expect(withSandboxMeta(html).replace(sandboxMeta, '')).toBe(html);
});

test('a header is no head, and text without a head stays as it is', () => {
  expect(withSandboxMeta('<header>x</header>')).toBe('<header>x</header>');
});
