import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, withLock } from './lock.cjs';

/** Installs the npm packages if they are not those of the lock file. Rejects with one line that says what to do. */
export async function ensurePackages() {
  if (isInstalled()) return;
  await withLock('install', () => {
    // Another run may have installed them meanwhile.
    if (isInstalled()) return;
    process.stdout.write('Installing packages (once; about a minute) …\n');
    const { status, stderr, error } = npmCi();
    if (error) throw new Error(`npm was not started (${error.code}): it comes with Node`);
    if (status !== 0) throw new Error(reasonOf(stderr));
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

/** One line for npm's messages. */
function reasonOf(output) {
  const [, code = ''] = /npm (?:error|ERR!) code (\w+)/.exec(output) ?? [];
  if (
    /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)$/.test(
      code,
    )
  ) {
    const [, address = 'the npm registry'] = /request to (https?:\/\/[^/\s]+)/.exec(output) ?? [];
    return `The packages were not installed: no connection to ${address} (${code}). Check the network, or npm's proxy and registry (npm config list), and try again.`;
  }
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) {
    return `The packages were not installed: npm may not write in ${join(root, 'node_modules')} (${code}). Make the folder yours, or delete it.`;
  }
  if (code === 'ENOSPC') return 'The packages were not installed: the disk is full.';
  const [first = 'npm ci failed'] =
    output.match(/(?<=npm (?:error|ERR!) )(?!code|A complete log).+/g) ?? [];
  return `The packages were not installed: ${first}${code && ` (${code})`}. npm ci shows all.`;
}
