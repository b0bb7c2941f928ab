import { spawn } from 'node:child_process';

type Options = {
  env?: Record<string, string>;
  /** What is kept from the screen: nothing, standard output, or both streams. */
  hide?: 'nothing' | 'stdout' | 'all';
};

/** How a program ended, with all that it printed. */
export type StepResult = { ok: boolean; output: string };

/**
 * Runs a program of the project, what it prints shown as it comes and kept. `command` is looked up
 * in node_modules/.bin first. Never throws: a missing program is a failure.
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
