import { ensureBuilt } from './ensure-built';
import { runStep } from './run-step';

/** `npm start`: builds the app where it is missing or old, then serves it with its sandbox. */
async function main(): Promise<void> {
  if (await ensureBuilt()) await runStep('node', ['--import', 'tsx', 'scripts/serve.ts']);
  else process.exitCode = 1;
}

void main();
