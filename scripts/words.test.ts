import { readFileSync } from 'node:fs';
import { repositoryFiles } from './repository-files';

/** Figures of speech that have a usual term: the pattern, and what to write instead. */
const terms: [pattern: RegExp, instead: string][] = [
  [/\bthe person('s|’s)?\b/i, 'the user'],
  [/\b(somebody|whoever)\b/i, 'the user, a user'],
  [/\banew\b|askAnew/i, 'again, refetch, revalidate, reload'],
  [
    /\bstands?\b(?! for\b|-in\b)|\bstood\b|standStill/i,
    'is shown, renders, is stored, stays; freeze',
  ],
  [/\b(comes? to life|lives? on|mayLiveOn|homeIsAlive)\b/i, 'hydrates, stays mounted'],
  [/\b(hears?|heard)\b/i, 'is notified, listens'],
  [/\bspeaks?\b/i, 'sends, is written in, uses'],
  [
    /\bwish(es|ed)?\b|onceEnough|weakLine|readingHabits/i,
    'request; fetchOnce, retryableCodes, swrDefaults',
  ],
  [/\bwhat (leaves|goes out)\b/i, 'what is sent'],
  [/errands?\b/i, 'activity request'],
  [/\bgives? way\b|giveWay/i, 'shrinks first, closeDuplicate'],
  [/last[- ]?words/i, 'unload handler'],
  [/\bdiary\b/i, 'log'],
  [/\bparcels?\b/i, 'payload'],
  [/\bkeepers?\b/i, 'store'],
  [/complaints?\b/i, 'error collector'],
  [/(Permission|\b)desk\b/i, 'permission requests'],
  [/(Bridge|Outside|\b)doors?\b/i, 'the module’s own name, entry point'],
  [/PersonWorks|person (screens|works)/i, 'user actions'],
  [/\bin vain\b/i, 'without success, fails'],
  [/\bmakeshift\b/i, 'workaround'],
  [/\bmood\b/i, 'mode'],
];

/** The specification keeps its own words, and the catalogues hold what users read. */
const exempt = /^(docs\/(product|contract)\.md|locales\/|scripts\/words\.test\.ts)/;

const text = /\.(ts|tsx|mjs|cjs|kt|kts|java|css|md|xml|pro|yml)$/;

/** A text as docs/claims.md names it: its catalogue and its key. */
const catalogueKey = /`[\w-]+` `[\w./-]+`/g;

test('code, comments and documents use the usual terms', () => {
  const files = repositoryFiles('.').filter((file) => text.test(file) && !exempt.test(file));
  expect(files.flatMap(findingsIn)).toEqual([]);
});

function findingsIn(file: string): string[] {
  const lines = readFileSync(file, 'utf8').replace(catalogueKey, '').split('\n');
  return lines.flatMap((line, index) =>
    terms.flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(line) ?? [];
      return found ? [`${file}:${index + 1}: “${found}”: write ${instead}`] : [];
    }),
  );
}
