import { spawn } from 'node:child_process';

type Options = {
  env?: Readonly<Record<string, string | undefined>>;
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
    const end = () => {
      child.kill('SIGTERM');
      // Once all the others are ended as well.
      setImmediate(() => process.exit(143));
    };
    // Otherwise what it started, such as a server, would go on without it.
    process.once('SIGTERM', end);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      if (hide === 'nothing') process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
      if (hide !== 'all') process.stdout.write(chunk);
    });
    const settle = (result: StepResult) => {
      process.removeListener('SIGTERM', end);
      resolve(result);
    };
    child.on('error', (error) => settle({ ok: false, output: `${command}: ${error.message}` }));
    child.on('close', (code) => settle({ ok: code === 0, output }));
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
