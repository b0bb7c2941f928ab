import { ensureBuilt } from './ensure-built';
import { runScript } from './run-step';

/** `npm start`: builds the app if it is missing or outdated, and serves it with its sandbox. */
async function main(): Promise<void> {
  if (await ensureBuilt()) await runScript('serve');
  else process.exitCode = 1;
}

void main();
