import { readBuildSettings } from './export/build-settings';
import { runStep } from './run-step';
import { checkPort, parsePort } from './serve/listen';
import { loadSettings } from './settings';
import { type Arguments, runMain } from './setup/run-main';

const args = { options: { port: { type: 'string', short: 'p' } } } as const;

/**
 * `npm run dev [-- -p 3000]`: Next's dev server, on the port of `-p`, `--port` or `PORT`, with the sandbox in the page,
 * or with the server that the settings name (.env.example). Starts in seconds.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  loadSettings({ isDev: true });
  readBuildSettings(process.env);
  const port = parsePort(values.port ?? process.env.PORT ?? '3000');
  await checkPort(port, 'npm run dev');
  const { ok } = await runStep('next', ['dev', '--hostname', '127.0.0.1', '--port', `${port}`]);
  if (!ok) process.exitCode = 1;
}

runMain(main, args);
