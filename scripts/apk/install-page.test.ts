/** @jest-environment jest-fixed-jsdom */
import { installPage, parseSite } from './install-page';

const download = {
  site: 'https://example.cl/app/',
  file: 'luka-standard-release.apk',
  version: '1.0.5',
  bytes: 1_234_567,
  digest: '0a'.repeat(32),
  certificate: 'ff'.repeat(32),
};

/** The page as a reader's browser has it. */
function read() {
  return new DOMParser().parseFromString(installPage(download), 'text/html');
}

test('the page has the APK, its digest and its certificate’s in each language', () => {
  const sections = [...read().querySelectorAll('section[lang]')];
  expect(sections.map((each) => each.getAttribute('lang'))).toEqual(['es-CL', 'en', 'vi']);
  for (const section of sections) {
    expect(section.querySelector('a')?.getAttribute('href')).toBe(download.file);
    expect([...section.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      download.digest,
      download.certificate,
    ]);
    expect(section.textContent).toMatch(/1[.,]?235 KB.*Android 8/);
  }
});

test('the code leads a phone to the page, and nothing is loaded from elsewhere', () => {
  const page = read();
  expect(page.querySelector('img')?.alt).toBe('https://example.cl/app/install.html');
  expect(page.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/);
  expect(page.querySelectorAll('script, link:not([href="data:,"])')).toHaveLength(0);
});

test('the address is that of a folder, with or without its slash', () => {
  expect(parseSite('https://example.cl/app')).toBe('https://example.cl/app/');
  expect(parseSite('https://example.cl')).toBe('https://example.cl/');
});

test.each(['http://example.cl/app', 'example.cl', 'https://example.cl/?a', ''])(
  '%j is no address of a folder that serves by TLS',
  (text) => {
    expect(() => parseSite(text)).toThrow('--site: the https address of a folder');
  },
);
