import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages } from './ensure-packages.mjs';
import { root } from './lock.cjs';

/** Installs the npm packages if that is needed, and runs `scripts/<command>.ts` with the other arguments. */
export async function runCommand([command, ...args]) {
  try {
    const script = join(root, `scripts/${command}.ts`);
    if (!command || !existsSync(script)) throw new Error(`No such command: ${command}`);
    if (args.includes('--help') || args.includes('-h')) return printHelp(script);
    await ensurePackages();
    process.exitCode = await run(['--import', 'tsx', script, ...args]);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Prints what the script says of itself: its comment that begins with how it is called. */
function printHelp(script) {
  const [, text = ''] =
    /\/\*\* ?\n?((?: \* )?`npm [\s\S]*?)\s*\*\//.exec(readFileSync(script, 'utf8')) ?? [];
  process.stdout.write(
    `${text
      .replace(/^ \* ?/gm, '')
      .replaceAll('`', '')
      .trim()}\n`,
  );
}

/** Runs Node in the root; resolves with its exit code. Ends it when this process is ended. */
function run(args) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    // Ctrl+C is sent to the child as well, which then ends by itself.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    process.on('SIGHUP', () => child.kill('SIGHUP'));
    watchParent(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** npm runs this in a shell that ends on a signal without passing it on: a server would be left, and its port in use. */
function watchParent(whenGone) {
  const { npm_lifecycle_event: startedByNpm } = process.env;
  const parent = process.ppid;
  if (!startedByNpm) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    whenGone();
  }, 500);
  timer.unref();
}
