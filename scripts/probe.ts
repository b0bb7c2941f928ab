import { parseArgs } from 'node:util';
import { probeServer } from './probe/probe-server';
import { runMain } from './setup/run-main';

const usage = `npm run probe -- https://api.example.cl/v1 [--token TOKEN] [--origin ORIGIN]...

Sends the preflights and every reading call to a server, and says line by line what it still lacks.
Writes nothing: no code is requested, no form saved, no loan taken, nothing paid.
  --token   also probes as the user of this token (or LUKA_PROBE_TOKEN, which no shell history keeps)
  --origin  an origin that the app is served from; default: the Android shell's`;

/** `npm run probe`: exits with 1 where the server lacks something, with 2 for unusable arguments. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string', default: process.env.LUKA_PROBE_TOKEN ?? '' },
      origin: { type: 'string', multiple: true, default: ['https://app.luka.local'] },
    },
  });
  const baseUrl = positionals[0];
  if (!baseUrl || !isAllowed(baseUrl)) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const print = ({ level, subject, text }: { level: string; subject: string; text: string }) =>
    process.stdout.write(`${level.padEnd(6)}${subject}: ${text}\n`);
  const lines = await probeServer(
    { baseUrl: baseUrl.replace(/\/$/, ''), token: values.token, origins: values.origin },
    print,
  );
  const lacking = lines.filter(({ level }) => level === 'lacks').length;
  process.stdout.write(lacking === 0 ? 'Nothing is lacking.\n' : `${lacking} lacking.\n`);
  process.exitCode = lacking === 0 ? 0 : 1;
}

/** A token is sent: https, or this machine. */
function isAllowed(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

runMain(main);
