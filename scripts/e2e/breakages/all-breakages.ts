import type { Breakage } from './broken-copy';

/**
 * Ten ways to break the app, each of which a spec must notice. They change what lasts in built code: names of
 * the wire and of the bridge, numbers of the specification.
 */
export const allBreakages: readonly Breakage[] = [
  {
    name: 'logging in calls the wrong path',
    find: /"user\/login"/g,
    put: '"user/logon"',
    specs: ['log-in'],
  },
  {
    name: 'what is due is said to be what was lent',
    find: /\.amount_due\b/g,
    put: '.amount',
    specs: ['repay'],
  },
  {
    name: 'the shell is asked for a photo by the wrong name',
    find: /"takePhoto"/g,
    put: '"takeFoto"',
    specs: ['photos-and-contacts'],
  },
  {
    name: 'the picked contact never arrives',
    find: /\("pickerContact"/g,
    put: '("pickContact"',
    specs: ['photos-and-contacts'],
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
    name: 'a rejection by code 301 is not known',
    find: /\b301===/g,
    put: '302===',
    specs: ['errors'],
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
    specs: ['back'],
  },
  {
    name: 'English phones are spoken to in Spanish',
    find: /includes\("en"\)/g,
    put: 'includes("never")',
    specs: ['launch'],
  },
];
