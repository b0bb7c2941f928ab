import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

type Options = {
  env?: Record<string, string>;
  /** The output that is not printed. */
  hide?: 'nothing' | 'stdout' | 'all';
};

/** The result of a program, with its whole output. */
export type StepResult = { ok: boolean; output: string };

/** Thrown when a program fails; the message contains its output. */
export class BuildError extends Error {
  override name = 'BuildError';
}

/**
 * Runs a program and prints its output while it runs. `command` is looked up in node_modules/.bin first.
 * Never rejects: a missing program gives `ok: false`.
 */
export function runStep(
  command: string,
  args: string[],
  { env, hide = 'nothing' }: Options = {},
): Promise<StepResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH ?? ''}`,
        ...env,
      },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (hide === 'nothing') process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
      if (hide !== 'all') process.stdout.write(chunk);
    });
    child.on('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a TypeScript file of `scripts` with Node. */
export function runScript(script: string, args: string[] = [], options?: Options) {
  return runStep('node', ['--import', 'tsx', `scripts/${script}.ts`, ...args], options);
}

/** Runs a program without printing and returns its output. Throws {@link BuildError} if it fails. */
export async function runQuietly(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { ok, output } = await runStep(command, args, { hide: 'all', env });
  if (!ok) throw new BuildError(`${command} ${args[0] ?? ''} failed:\n${output.trim()}`);
  return output;
}

/** Installs Debian packages where this is root on Debian; returns whether it tried. */
export async function installPackages(title: string, packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stdout.write(`Installing ${title} (Debian packages) …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update', '-qq'], { hide: 'all', env });
  await runStep('apt-get', ['install', '-y', '-qq', ...packages], { hide: 'all', env });
  return true;
}
