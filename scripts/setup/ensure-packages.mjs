import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, withLock } from './lock.cjs';

const stamp = join(root, 'node_modules/.luka-installed');

/** Installs the npm packages if they are missing or older than the lock file. Rejects with one line that says what to do. */
export async function ensurePackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (isInstalled()) return;
  await withLock('install', () => {
    // Another run may have installed them meanwhile.
    if (isInstalled()) return;
    process.stdout.write('Installing packages (once; about a minute) …\n');
    const { status, stderr, error } = npmCi();
    if (error) throw new Error(`npm was not started (${error.code}): it comes with Node`);
    if (status !== 0) throw new Error(reasonOf(stderr));
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, lock);
  });
}

function npmCi() {
  // No package needs its install script.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync('npm', ['ci', ...options], {
    cwd: root,
    env: { ...process.env, DETOX_DISABLE_POSTINSTALL: '1', NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
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
