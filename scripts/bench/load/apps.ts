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
  const servers = await Promise.all([
    openServer('out', { sandbox: true }),
    ...[peers.next, peers.vite, peers.ionic, peers.uni].map((dir) => openServer(dir)),
  ]);
  const [luka, ...others] = servers;
  const storageOf = (scenario: 'lending' | 'init_social'): StoredValues => {
    const session = luka?.sandbox?.control.scenario(scenario);
    return {
      uni_token: session?.token ?? '',
      user_id: session?.user_id ?? '',
      phone: session?.phone ?? '',
    };
  };
  const users = { borrower: storageOf('lending'), applicant: storageOf('init_social') };
  return {
    apps: [...lukaApps(luka?.url ?? '', users), ...peerApps(others.map(({ url }) => url))],
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

const home = { button: '#home-apply', next: '#get-code-submit' };

/** `applicant`: of a user who may still fill in the steps of an application. */
type Users = { borrower: StoredValues; applicant: StoredValues };

function lukaApps(url: string, { borrower, applicant }: Users): BenchApp[] {
  const page = (path: string) => `${url}/#${path}`;
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
      storage: borrower,
      button: '#home-pay',
      data: '#home-pay',
    },
    ...['my-loan/my-loan', 'policy/policy?type=terms', 'step/step-basic/step-basic'].map(
      (path) => ({
        name: `Luka, ${path.split('?')[0]?.split('/').at(-1)}`,
        url: page(`/pages/${path}`),
        locale: 'es-CL',
        storage: path.startsWith('step/') ? applicant : borrower,
        button: 'main button, main a',
      }),
    ),
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
