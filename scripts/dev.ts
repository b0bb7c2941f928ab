import { readBuildSettings } from './export/build-settings';
import { runStep } from './run-step';
import { checkPort, parsePort } from './serve/listen';
import { loadSettings } from './settings';
import { runMain } from './setup/run-main';

/** `npm run dev`: Next's dev server with the sandbox in the page, or with the server that the settings name. */
async function main(): Promise<void> {
  loadSettings({ isDev: true });
  readBuildSettings(process.env);
  const port = parsePort(process.env.PORT ?? '3000');
  await checkPort(port, 'npm run dev');
  const { ok } = await runStep('next', ['dev', '--hostname', '127.0.0.1', '--port', `${port}`]);
  if (!ok) process.exitCode = 1;
}

runMain(main);
