import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprintOf } from '../files';
import { BuildError, runStep } from '../run-step';

const sources = 'scripts/bench/peers';
const cache = '.cache/bench';

/** The folders of the built peers, by their names. */
export type Peers = Readonly<Record<string, string>>;

/**
 * Installs and builds the peers with the versions of their lock files, once per state of their sources. Throws
 * {@link BuildError} where one cannot be installed or built.
 */
export async function buildPeers(): Promise<Peers> {
  const { root, packages } = await installPeers();
  const [next, web, uni] = ['next', 'web', 'uni'].map((name) => join(root, name));
  const peers = {
    Next: `${next}/out`,
    'Vite + React': `${web}/vite/dist`,
    Ionic: `${web}/ionic/dist`,
    'uni-app': `${uni}/dist/build/h5`,
  };
  if (Object.values(peers).every((folder) => existsSync(folder))) return peers;
  process.stdout.write('Building the peers (once; about three minutes) …\n');
  for (const PEER of ['vite', 'ionic']) {
    await run(`${packages}/.bin/vite`, ['build', '--config', `${web}/vite.config.js`], {
      PEER: `${web}/${PEER}`,
    });
  }
  await run('npm', ['--prefix', `${uni}`, 'run', 'build']);
  await run('next', ['build', `${next}`], { BENCH_ROOT: relative(`${next}`, '.') });
  return peers;
}

/** Installs the peers' packages, once per state of their sources; `packages` has Capacitor's bridge too. */
export async function installPeers(): Promise<{ root: string; packages: string }> {
  const root = join(cache, fingerprintOf([sources]).slice(0, 12));
  const folders = [`${root}/web`, `${root}/uni`];
  const packages = `${root}/web/node_modules`;
  // npm writes this file last: a folder without it is what a stopped run has left.
  const isInstalled = (folder: string) => existsSync(`${folder}/node_modules/.package-lock.json`);
  if (folders.every(isInstalled)) return { root, packages };
  process.stdout.write("Installing the peers' packages …\n");
  rmSync(root, { recursive: true, force: true });
  cpSync(sources, root, { recursive: true });
  for (const folder of folders) {
    // Not `npm ci`: the registry lacks binaries of other platforms for some of these versions.
    await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts']);
  }
  return { root, packages };
}

async function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { ok, output } = await runStep(command, args, { env, hide: 'all' });
  if (!ok) throw new BuildError(`${command} ${args.join(' ')} failed:\n${output.trim()}`);
}
