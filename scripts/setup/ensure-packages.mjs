import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withLock } from './lock.cjs';

/** Installs the npm packages if they are not those of the lock file. Rejects with what npm says. */
export async function ensurePackages() {
  if (isInstalled()) return;
  await withLock('install', () => {
    // Another run may have installed them meanwhile.
    if (isInstalled()) return;
    process.stdout.write('Installing packages (once; about a minute) …\n');
    const { status, stderr, error } = npmCi();
    if (error) throw new Error(`npm was not started (${error.code}): it comes with Node`);
    if (status !== 0) throw new Error(`${stderr}The packages were not installed: npm says why.`);
  });
}

/** Compares with what npm has noted of its last installation: also one by hand is seen. */
function isInstalled() {
  const noted = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesOf(noted);
  const locked = packagesOf(join(root, 'package-lock.json'));
  const isSame = (path) =>
    installed[path]?.version === locked[path]?.version &&
    installed[path]?.integrity === locked[path]?.integrity;
  // Optional ones are those of another system.
  const wanted = Object.keys(locked).filter((path) => path && !locked[path].optional);
  return [...wanted, ...Object.keys(installed)].every(isSame);
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

function npmCi() {
  return spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
    encoding: 'utf8',
  });
}
