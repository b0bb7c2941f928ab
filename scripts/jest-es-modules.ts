/** Packages that are published as ES modules only, which Jest has to compile to CommonJS. */
const names = [
  ...['msw', '@mswjs', '@open-draft', 'until-async', 'rettime', 'strict-event-emitter'],
  ...['outvariant', 'headers-polyfill', 'is-node-process', 'ky', 'next-intl', 'use-intl'],
  ...['intl-messageformat', '@formatjs', '@valibot', 'jotai', 'swr', '@seriousme'],
];

/** Replaces the patterns of next/jest, which do not compile these packages. */
export const transformIgnorePatterns = [
  `/node_modules/(?!(${names.join('|')})/)`,
  '^.+\\.module\\.(css|sass|scss)$',
];
