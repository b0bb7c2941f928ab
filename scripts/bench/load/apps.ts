import type { Peers } from '../build-peers';
import { openServer } from './bench-server';

type StoredValues = Record<string, string>;

/** An app under measurement. `start` and `next` are selectors. */
export type BenchApp = {
  name: string;
  url: string;
  /** The button of the first screen; the app is interactive once it has its listener. */
  button: string;
  /** What only the next screen has; undefined where there is no next screen to measure. */
  next?: string;
  /** What is shown once the server's data are there. */
  data?: string;
  /** `localStorage` before the first script. */
  storage?: StoredValues;
  locale: string;
};

/** All apps, each on a server of its own; `close` ends the servers. */
export async function startApps(
  peers: Peers,
): Promise<{ apps: BenchApp[]; close: () => Promise<void> }> {
  const luka = await openLuka();
  const dirs = [peers.next, peers.vite, peers.ionic, peers.uni];
  const others = await Promise.all(dirs.map((dir) => openServer(dir)));
  return {
    apps: [...lukaApps(luka), ...peerApps(others.map(({ url }) => url))],
    close: async () => {
      await Promise.all([luka, ...others].map((server) => server.close()));
    },
  };
}

/** A server of the app, and what its user, in this state, has stored. */
type Luka = { url: string; user: StoredValues; close: () => Promise<void> };

async function openLuka(): Promise<Luka> {
  const { url, close, sandbox } = await openServer('out', { sandbox: true });
  const session = sandbox?.control.scenario('lending');
  const user = {
    uni_token: session?.token ?? '',
    user_id: session?.user_id ?? '',
    phone: session?.phone ?? '',
  };
  return { url, user, close };
}

const home = { button: '#home-apply', next: '#get-code-submit' };

function lukaApps({ url, user }: Luka): BenchApp[] {
  const luka = { url: `${url}/#/`, locale: 'es-CL' };
  return [
    { name: 'Luka, es', ...luka, ...home },
    { name: 'Luka, en', ...luka, locale: 'en-US', ...home },
    { name: 'Luka, vi', ...luka, storage: { luka_locale: '"vi"' }, ...home },
    { name: 'Luka, logged in', ...luka, storage: user, button: '#home-pay', data: '#home-pay' },
  ];
}

const peerNames = ['Next', 'Vite + React', 'Ionic', 'uni-app'];

function peerApps(urls: string[]): BenchApp[] {
  return urls.map((url, index) => ({
    name: peerNames[index] ?? '',
    url: `${url}/`,
    locale: 'es-CL',
    button: '#next',
    next: '#submit',
  }));
}
