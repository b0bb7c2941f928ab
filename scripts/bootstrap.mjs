/**
 * Runs `scripts/<command>.ts`, after installing the npm packages if they are missing or older than the lock
 * file. Plain JavaScript without packages, because they may not be installed yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules/.luka-installed');

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function npm(args) {
  const env = {
    ...process.env,
    DETOX_DISABLE_POSTINSTALL: '1',
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
  };
  return spawnSync('npm', args, {
    cwd: root,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stdout.write('Installing packages (once; about a minute) …\n');
  // No package needs its install script.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr } = npm(['ci', ...options]);
  if (status !== 0) fail(stderr || 'npm ci failed');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

const [command, ...args] = process.argv.slice(2);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Luka needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
if (!command || !existsSync(join(root, `scripts/${command}.ts`)))
  fail(`No such command: ${command}`);
install();
const run = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, `scripts/${command}.ts`), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  },
);
process.exit(run.status ?? 1);
