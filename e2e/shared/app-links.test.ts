import { readFileSync } from 'node:fs';
import { appLinks, linkTo } from './app-links';

/** The groups of a pattern in a file of the shell. */
function match(file: string, pattern: RegExp): string[] {
  return pattern.exec(readFileSync(`android-shell/${file}`, 'utf8'))?.slice(1) ?? [];
}

test('manifest, core and tests use the same scheme and host', () => {
  const ours = /^(.+):\/\/(.+)$/.exec(appLinks)?.slice(1);
  const core = 'core/src/main/kotlin/navigation/DeepLinks.kt';
  const manifest = 'app/src/main/AndroidManifest.xml';
  expect(match(core, /SCHEME = "(.+)"[\s\S]*HOST = "(.+)"/)).toEqual(ours);
  expect(match(manifest, /<data android:scheme="(.+)" android:host="(.+)"\/>/)).toEqual(ours);
});

test('a link has route and query, with an escaped #', () => {
  const link = linkTo({ path: '/pages/policy/policy', query: { type: 'faq', q: 'año & más #1' } });
  expect(link).toBe('luka://app/pages/policy/policy?type=faq&q=a%C3%B1o+%26+m%C3%A1s+%231');
  expect(linkTo()).toBe('luka://app/');
});
