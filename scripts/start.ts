import { ensureBuilt } from './ensure-built';
import { readBuildSettings } from './export/build-settings';
import { checkPort, parsePort } from './serve/listen';
import { serveArguments, serveExport } from './serve/serve-export';
import { loadSettings } from './settings';
import { type Arguments, runMain } from './setup/run-main';

/**
 * `npm start [-- -p 3000] [--host] [--state FILE]`: builds the app if it is missing, outdated or made with other settings
 * (.env.example), and serves it with its sandbox, on the port of `-p`, `--port` or `PORT`; an app for a real server alone.
 * `--host` also answers the devices of a local network, such as a phone, and shows a QR code of the address.
 * The further arguments are those of `npm run serve`. A minute where it has to build.
 */
async function main(args: Arguments<typeof serveArguments>): Promise<void> {
  loadSettings();
  readBuildSettings(process.env);
  await checkPort(parsePort(args.values.port ?? process.env.PORT ?? '3000'), 'npm start');
  if (await ensureBuilt(process.env)) await serveExport(args);
  else process.exitCode = 1;
}

runMain(main, serveArguments);
