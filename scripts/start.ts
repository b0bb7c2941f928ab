import { ensureBuilt } from './ensure-built';
import { readBuildSettings } from './export/build-settings';
import { checkPort, parsePort } from './serve/listen';
import { loadSettings } from './settings';
import { runMain } from './setup/run-main';

/** `npm start`: builds the app if it is missing or outdated, and serves it with its sandbox; an app for a real server alone. */
async function main(): Promise<void> {
  loadSettings();
  readBuildSettings(process.env);
  await checkPort(parsePort(process.env.PORT ?? '3000'), 'npm start');
  if (await ensureBuilt(process.env)) await import('./serve');
  else process.exitCode = 1;
}

runMain(main);
