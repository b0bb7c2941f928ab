import { leaksIn } from '@/scripts/checks/sandbox-leaks';
import { type WebFile, webManifest } from '../web-part';
import { type Check, noneOf, same } from './check';
import type { Facts } from './facts';

const root = 'assets/www/';

/** Checks the content of an APK: the web part, no other files, the page's methods and the signature. */
export function checkContent(
  facts: Facts,
  { javascriptMethods, realServer }: { javascriptMethods: string[]; realServer: boolean },
): Check[] {
  const { entries } = facts;
  const web = entries
    .filter(({ name }) => name.startsWith(root))
    .map((entry) => ({ path: entry.name.slice(root.length), bytes: entry.bytes }));
  const paths = web.map(({ path }) => path);
  const listed = entries.find(({ name }) => name === 'assets/www.manifest')?.bytes;
  const others = entries
    .map(({ name }) => name)
    .filter((name) => !/^(AndroidManifest\.xml|classes\.dex|resources\.arsc|res\/.+)$/.test(name))
    .filter((name) => !name.startsWith(root) && name !== 'assets/www.manifest');
  return [
    noneOf(
      'stored files are aligned to 4 bytes',
      entries.filter(({ stored, offset }) => stored && offset % 4 !== 0).map(({ name }) => name),
    ),
    same(
      'the resource table is stored',
      entries
        .filter(({ name, stored }) => name === 'resources.arsc' && stored)
        .map(({ name }) => name),
      ['resources.arsc'],
    ),
    noneOf('no unexpected files', others),
    same(
      'the hash app’s page in each language, and no other',
      paths.filter((path) => path.endsWith('.html')).toSorted(),
      ['en.html', 'index.html', 'vi.html'],
    ),
    noneOf(
      'has scripts below _next/static',
      paths.some((path) => /^_next\/static\/.+\.js$/.test(path)) ? [] : ['none'],
    ),
    noneOf('no source maps', sourceMaps(web)),
    noneOf(
      'no gallery',
      web
        .filter(({ bytes }) => /preview\/(compare|tokens|components)/.test(bytes.toString('utf8')))
        .map(({ path }) => path),
    ),
    same(
      'the web part matches its manifest',
      [listed?.toString('utf8') ?? 'no list'],
      [webManifest(web)],
    ),
    noneOf(
      'no sandbox in a build for a real server',
      realServer ? web.flatMap(({ path, bytes }) => leaksIn(path, bytes)) : [],
    ),
    same('methods that JavaScript can call', facts.javascriptMethods, javascriptMethods),
    noneOf(
      'the app has methods that JavaScript can call',
      javascriptMethods.length > 0 ? [] : ['none'],
    ),
    ...checkSignature(facts.signature),
  ];
}

function checkSignature(signature: string[]): Check[] {
  const facts = ['verified true', 'v1 false', 'v2 true', 'v3 true'];
  return [
    same(
      'signed by schemes v2 and v3',
      signature.filter((line) => /^v(\d|erified) ?/.test(line)),
      facts,
    ),
    noneOf(
      'no errors or warnings about the signature',
      signature.filter((line) => /^(error|warning)/.test(line)),
    ),
    noneOf('one signer', signature.filter((line) => line.startsWith('signer')).slice(1)),
  ];
}

function sourceMaps(web: WebFile[]): string[] {
  return web
    .filter(({ path, bytes }) => path.endsWith('.map') || bytes.includes('sourceMappingURL='))
    .map(({ path }) => path);
}
