import { ensureBuilt } from './ensure-built';
import { checkPort, parsePort } from './serve/listen';
import { runMain } from './setup/run-main';

/** `npm start`: builds the app if it is missing or outdated, and serves it with its sandbox. */
async function main(): Promise<void> {
  await checkPort(parsePort(process.env.PORT ?? '3000'), 'npm start');
  if (await ensureBuilt()) await import('./serve');
  else process.exitCode = 1;
}

runMain(main);
