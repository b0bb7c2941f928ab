import { runStep } from './run-step';
import { runMain } from './setup/run-main';

/** `npm run format`: formats all files and mends what the linter can mend by itself. A few seconds. */
async function main(): Promise<void> {
  const { ok } = await runStep('biome', ['check', '--write', '--error-on-warnings', '.']);
  if (!ok) process.exitCode = 1;
}

runMain(main);
