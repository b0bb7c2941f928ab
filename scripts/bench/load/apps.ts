import { sessionValues } from '@/lib/testing/session-values';
import type { Peers } from '../build-peers';
import { openServer } from './bench-server';

type StoredValues = Record<string, string>;

/** An app under measurement. `button`, `next` and `data` are selectors. */
export type BenchApp = {
  name: string;
  url: string;
  /** The button of the first screen; the app is interactive once it has its listener. */
  button: string;
  /** What only the next screen has; undefined where there is no next screen to measure. */
  next?: string;
  /** What is shown once the server's data are there. */
  data?: string;
  /** A tab and what is shown once it was tapped. */
  tab?: { button: string; next: string };
  /** `localStorage` before the first script. */
  storage?: StoredValues;
  /** It was opened before. */
  isVisited?: boolean;
  locale: string;
};

/** The same app, over the web and from the phone's own files. */
export type MeasuredApp = { web: BenchApp; phone: BenchApp };

/** All apps, each on servers of its own; `close` ends the servers. */
export async function startApps(
  peers: Peers,
): Promise<{ apps: MeasuredApp[]; close: () => Promise<void> }> {
  const dirs = ['out', peers.next, peers.vite, peers.ionic, peers.uni];
  const pairs = await Promise.all(
    dirs.map(async (dir) => {
      const sandbox = dir === 'out';
      const [web, phone] = await Promise.all([
        openServer(dir, { sandbox }),
        openServer(dir, { sandbox, isPhone: true }),
      ]);
      return { web, phone };
    }),
  );
  const [luka, ...others] = pairs;
  const onBoth = (appsOf: (server: Server) => BenchApp[], { web, phone }: Pair): MeasuredApp[] => {
    const onPhone = appsOf(phone);
    return appsOf(web).flatMap((app, at) => {
      const same = onPhone[at];
      return same ? [{ web: app, phone: same }] : [];
    });
  };
  return {
    apps: [
      ...(luka ? onBoth(lukaApps, luka) : []),
      ...others.flatMap((pair, at) => onBoth((server) => [peerApp(at, server)], pair)),
    ],
    close: async () => {
      await Promise.all(pairs.flatMap(({ web, phone }) => [web.close(), phone.close()]));
    },
  };
}

type Server = Awaited<ReturnType<typeof openServer>>;
type Pair = { web: Server; phone: Server };

const guest = {
  button: '#home-apply',
  next: '#get-code-submit',
  data: '.home-offer .money',
  tab: {
    button: '.tabbar a[href="#/pages/profile/profile"]',
    next: '.tabbar a[href="#/pages/profile/profile"][aria-current]',
  },
};

function lukaApps({ url, sandbox }: Server): BenchApp[] {
  const luka = { url: `${url}/#/` };
  const session = sandbox?.control.scenario('lending');
  const storage = session ? sessionValues(session) : {};
  const { tab } = guest;
  const user = { ...luka, locale: 'es-CL', storage, button: '#home-pay', data: '#home-pay', tab };
  return [
    { name: 'Luka, es', ...luka, locale: 'es-CL', ...guest },
    { name: 'Luka, en', ...luka, locale: 'en-US', ...guest },
    { name: 'Luka, vi', ...luka, locale: 'vi-VN', storage: { luka_locale: '"vi"' }, ...guest },
    { name: 'Luka, logged in', ...user },
    { name: 'Luka, logged in, again', ...user, isVisited: true },
  ];
}

const peerNames = ['Next', 'Vite + React', 'Ionic', 'uni-app'];

function peerApp(at: number, { url }: Server): BenchApp {
  return {
    name: peerNames[at] ?? '',
    url: `${url}/`,
    locale: 'es-CL',
    button: '#next',
    next: '#submit',
  };
}
