import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { shellJar } from './build-shell';

/** The first line that the shell prints: its addresses. */
const firstOutput = v.object({
  control: v.string(),
  token: v.string(),
  cdp: v.string(),
  origin: v.string(),
});

/** Options of the desktop shell; android-shell/desktop/README.md describes them. */
export type ShellOptions = {
  /** The exported web bundle. */
  web: string;
  /** The folder with the data that persists after the process ends. */
  data: string;
  headless?: boolean;
  locale?: string;
  /** The phone's time zone, an IANA name; America/Santiago by default. */
  timezone?: string;
  /** Run by every page before its own scripts. */
  script?: string;
  photo?: string;
  contacts?: string;
  sms?: string;
  apps?: string;
  flavor?: 'standard' | 'play';
  /** Permission states, such as `camera: 'denied'`; others keep theirs. */
  permissions?: Record<string, string>;
  /** Loopback addresses that replace third-party origins. */
  mappedOrigins?: Record<string, string>;
  /** A sandbox on loopback, as `npm start` serves it. */
  sandbox?: string;
  /** The link with which another app opens this one. */
  link?: string;
};

/** A running desktop shell. */
export type DesktopShell = {
  /** The app's own origin. */
  origin: string;
  /** Chromium's remote port, for `connectOverCDP`. */
  cdp: string;
  /** URL of the control server, and its token. */
  address: string;
  token: string;
  /** Sends a command to the control server; rejects with the server's error text. */
  control(command: string, body?: object): Promise<Record<string, unknown>>;
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>;
  /** Ends the process after saving its data. */
  close(): Promise<void>;
  /** Kills the process without saving, as the system does. */
  kill(): Promise<void>;
};

/** Starts the shell that `buildShell` has compiled; rejects with one line if it does not start. */
export async function startDesktopShell(options: ShellOptions): Promise<DesktopShell> {
  // Short-lived: the serial collector and the C1 compiler start faster.
  const jvm = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Djava.awt.headless=true'];
  const child = spawn('java', [...jvm, '-jar', shellJar, ...argumentsOf(options)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const { control: address, token, cdp, origin } = await firstLine(child, ended);

  async function control(command: string, body: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`${address}/${command}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const reply = v.parse(v.record(v.string(), v.unknown()), await response.json());
    if (!response.ok) throw new Error(`${command}: ${String(reply.error)}`);
    return reply;
  }

  return {
    origin,
    cdp,
    address,
    token,
    control,
    ended,
    async close() {
      child.stdin?.end();
      await ended;
    },
    async kill() {
      await control('kill-process');
      await ended;
    },
  };
}

/** Whether a window can be shown: on Linux only with a display. */
export function hasDisplay(): boolean {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

function argumentsOf({
  headless = false,
  permissions = {},
  mappedOrigins = {},
  ...valued
}: ShellOptions): string[] {
  const named = Object.entries(valued).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return [
    ...(headless ? ['--headless'] : []),
    ...pairsOf('permission', permissions),
    ...pairsOf('map-origin', mappedOrigins),
    ...named,
  ];
}

function pairsOf(name: string, values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([key, value]) => [`--${name}`, `${key}=${value}`]);
}

async function firstLine(child: ChildProcess, ended: Promise<number | null>) {
  if (!child.stdout) throw new Error('The shell has no output');
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([
    new Promise<string>((resolve) => lines.once('line', resolve)),
    new Promise<never>((_, reject) =>
      child.once('error', () => reject(new Error('The shell needs java'))),
    ),
    ended.then((code) => Promise.reject(new Error(`The shell ended with ${code}`))),
  ]);
  return v.parse(firstOutput, JSON.parse(line));
}
