/**
 * Modules of Next's client router that only serve its own navigations: prefetching, fetching and caching pages,
 * server actions. This app navigates by `lib/router` and loads no page by Next, so the browser's bundle of a
 * production build leaves them out (about 11 KiB gzip of the first load). Paths are those of Next's package.
 */

/** Called while a page starts, for later navigations only: their functions do nothing. */
export const ignored = [
  'dist/client/components/links.js',
  'dist/client/components/segment-cache/lru.js',
  'dist/client/components/segment-cache/optimistic-routes.js',
  'dist/client/components/segment-cache/scheduler.js',
  'dist/lib/constants.js',
];

/** Never called: their functions throw. */
export const unused = [
  'dist/client/components/prefetch.js',
  'dist/client/components/router-reducer/fetch-server-response.js',
  'dist/client/components/router-reducer/reducers/refresh-reducer.js',
  'dist/client/components/router-reducer/reducers/server-action-reducer.js',
  'dist/client/components/router-reducer/reducers/server-patch-reducer.js',
];

const loader = './scripts/export/without-functions.cjs';

/** The rules of Turbopack that replace these modules in the browser's bundle. */
export const unusedNextModules = [
  { condition: condition(ignored), loaders: [{ loader, options: { throws: false } }] },
  { condition: condition(unused), loaders: [{ loader, options: { throws: true } }] },
];

function condition(paths) {
  const path = new RegExp(`(^|/)node_modules/next/(${paths.map(escapeDots).join('|')})$`);
  return { all: ['browser', 'production', { path }] };
}

function escapeDots(path) {
  return path.replaceAll('.', '\\.');
}
