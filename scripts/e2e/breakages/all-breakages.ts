import type { Breakage } from './broken-copy';

/**
 * Ten ways to break the app, each of which the specs that it names must notice; among them they name every
 * spec file. They change what lasts in built code: names of the wire, of the bridge and of storage, numbers
 * of the specification.
 */
export const allBreakages: readonly Breakage[] = [
  {
    name: 'logging in calls the wrong path',
    find: /"user\/login"/g,
    put: '"user/logon"',
    specs: ['log-in', 'borrow', 'process-death'],
  },
  {
    name: 'what is due is said to be what was lent',
    find: /\.amount_due\b/g,
    put: '.amount',
    specs: ['repay', 'dates'],
  },
  {
    name: 'the shell is asked for a photo by the wrong name',
    find: /"takePhoto"/g,
    put: '"takeFoto"',
    specs: ['photos-and-contacts', 'review'],
  },
  {
    name: 'the phone is never asked what is allowed',
    find: /\("permission",/g,
    put: '("permit",',
    specs: ['permissions'],
  },
  {
    name: 'the payment page is not opened',
    find: /"openPayView"/g,
    put: '"openPayPage"',
    specs: ['native-events'],
  },
  {
    name: 'the end of a session is not heard',
    find: /\[10001,403\]/g,
    put: '[10002,405]',
    specs: ['errors'],
  },
  {
    name: 'the language that was chosen is looked for by another name',
    find: /"luka_locale"/g,
    put: '"luka_language"',
    specs: ['storage'],
  },
  {
    name: 'the loss of the connection is not said',
    find: /addEventListener\("offline",/g,
    put: 'addEventListener("offlineNever",',
    specs: ['offline'],
  },
  {
    name: 'the phone’s Back is not heard',
    find: /\("back",/g,
    put: '("backNever",',
    specs: ['back', 'links'],
  },
  {
    name: 'every phone is spoken to in English',
    find: /includes\("en"\)/g,
    put: 'includes("")',
    specs: ['launch', 'routes'],
  },
];
