import { runStep } from '@/scripts/run-step';

/** A program of the build that failed: what it printed says why. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
}

/** Runs a program quietly and returns what it printed. Throws {@link BuildFailed} where it fails. */
export async function run(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { ok, output } = await runStep(command, args, { hide: 'all', env });
  if (!ok) throw new BuildFailed(`${command} ${args[0] ?? ''} failed:\n${output.trim()}`);
  return output;
}
