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
    name: 'what is paid back shows what is paid out',
    find: /\.repayment\)/g,
    put: '.arrival)',
    specs: ['borrow', 'loan'],
  },
  {
    name: 'the shell is asked for a photo by the wrong name',
    find: /"takePhoto"/g,
    put: '"takeFoto"',
    specs: ['borrow', 'camera'],
  },
  {
    name: 'the picked contact never arrives',
    find: /\("pickerContact"/g,
    put: '("pickContact"',
    specs: ['borrow', 'contact'],
  },
  {
    name: 'the payment page is not opened',
    find: /"openPayView"/g,
    put: '"openPayPage"',
    specs: ['borrow', 'pay'],
  },
  {
    name: 'the end of a session is not heard',
    find: /\[10001,403\]/g,
    put: '[10002,405]',
    specs: ['error', 'fault', 'session'],
  },
  {
    name: 'a rejection by code 301 is not known',
    find: /\b301===/g,
    put: '302===',
    specs: ['error', 'fault'],
  },
  {
    name: 'the loss of the connection is not said',
    find: /"offline"/g,
    put: '"offlineNever"',
    specs: ['offline', 'network'],
  },
  {
    name: 'the phone’s Back is not heard',
    find: /\("back"/g,
    put: '("backNever"',
    specs: ['back'],
  },
  {
    name: 'English phones are spoken to in Spanish',
    find: /\/en\/i/g,
    put: '/never/i',
    specs: ['launch'],
  },
];
