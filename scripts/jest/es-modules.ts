/** Packages that come as ES modules only: Jest has to turn them into CommonJS like our own code. */
const names = [
  ...['msw', '@mswjs', '@open-draft', 'until-async', 'rettime', 'strict-event-emitter'],
  ...['outvariant', 'headers-polyfill', 'is-node-process', 'ky', 'next-intl', 'use-intl'],
  ...['intl-messageformat', '@formatjs', '@valibot', 'jotai', 'swr', 'rut\\.js', '@clregions'],
];

/** next/jest puts its own patterns in, which leave these packages as they are: this takes their place. */
export const transformIgnorePatterns = [
  `/node_modules/(?!(${names.join('|')})/)`,
  '^.+\\.module\\.(css|sass|scss)$',
];
