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
  // A sandbox has one user, whose state is that of the last scenario.
  const lukas = await Promise.all([openLuka('lending'), openLuka('init_social')]);
  const [borrower, applicant] = lukas;
  const dirs = [peers.next, peers.vite, peers.ionic, peers.uni];
  const others = await Promise.all(dirs.map((dir) => openServer(dir)));
  return {
    apps: [...lukaApps(borrower, applicant), ...peerApps(others.map(({ url }) => url))],
    close: async () => {
      await Promise.all([...lukas, ...others].map((server) => server.close()));
    },
  };
}

/** A server of the app, and what its user, in this state, has stored. */
type Luka = { url: string; user: StoredValues; close: () => Promise<void> };

async function openLuka(scenario: 'lending' | 'init_social'): Promise<Luka> {
  const { url, close, sandbox } = await openServer('out', { sandbox: true });
  const session = sandbox?.control.scenario(scenario);
  const user = {
    uni_token: session?.token ?? '',
    user_id: session?.user_id ?? '',
    phone: session?.phone ?? '',
  };
  return { url, user, close };
}

const home = { button: '#home-apply', next: '#get-code-submit' };

/** `applicant` may still fill in the steps of an application. */
function lukaApps(borrower: Luka, applicant: Luka): BenchApp[] {
  const page = (path: string, { url } = borrower) => `${url}/#${path}`;
  return [
    { name: 'Luka, es', url: page('/'), locale: 'es-CL', ...home },
    { name: 'Luka, en', url: page('/'), locale: 'en-US', ...home },
    {
      name: 'Luka, vi',
      url: page('/'),
      locale: 'es-CL',
      storage: { luka_locale: '"vi"' },
      ...home,
    },
    {
      name: 'Luka, logged in',
      url: page('/'),
      locale: 'es-CL',
      storage: borrower.user,
      button: '#home-pay',
      data: '#home-pay',
    },
    ...['my-loan/my-loan', 'policy/policy?type=terms', 'step/step-basic/step-basic'].map((path) => {
      const luka = path.startsWith('step/') ? applicant : borrower;
      return {
        name: `Luka, ${path.split('?')[0]?.split('/').at(-1)}`,
        url: page(`/pages/${path}`, luka),
        locale: 'es-CL',
        storage: luka.user,
        button: 'main button, main a',
      };
    }),
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
