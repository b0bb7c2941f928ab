import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { shellJar } from './build-shell';

/** The first line that a running shell prints: where it can be reached. */
const firstOutput = v.object({
  control: v.string(),
  token: v.string(),
  cdp: v.string(),
  origin: v.string(),
});

/** What the desktop shell is started with; android-shell/desktop/README.md says what each means. */
export type ShellOptions = {
  /** The exported web bundle. */
  web: string;
  /** The folder that outlives the process. */
  data: string;
  headless?: boolean;
  locale?: string;
  /** The phone's zone by its IANA name; America/Santiago without. */
  timezone?: string;
  photo?: string;
  contacts?: string;
  sms?: string;
  apps?: string;
  flavor?: 'standard' | 'play';
  /** How permissions stand, such as `camera: 'denied'`; those not named stand as they were left. */
  permissions?: Record<string, string>;
  /** Loopback addresses by the origin of a stranger that they stand in for. */
  strangers?: Record<string, string>;
  /** A sandbox on loopback, as `npm start` serves it. */
  sandbox?: string;
  /** The link of another app that the app is started with. */
  link?: string;
};

/** A running desktop shell. */
export type DesktopShell = {
  /** The app's own origin. */
  origin: string;
  /** Chromium's remote port, for `connectOverCDP`. */
  cdp: string;
  /** Address of the control server, and the token that it requires. */
  address: string;
  token: string;
  /** Sends a command to the control server; rejects with the server's error text. */
  control(command: string, body?: object): Promise<Record<string, unknown>>;
  /** Resolves with the exit code once the process has ended, in whatever way. */
  ended: Promise<number | null>;
  /** Ends it and saves everything. */
  close(): Promise<void>;
  /** Ends it as the system does: nothing is saved any more. */
  kill(): Promise<void>;
};

/** Starts the shell that `buildShell` has compiled; rejects in one line where it does not come up. */
export async function startDesktopShell(options: ShellOptions): Promise<DesktopShell> {
  // Started often and for minutes at most: a simple collector and compiler are up sooner.
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

function argumentsOf({
  headless = false,
  permissions = {},
  strangers = {},
  ...valued
}: ShellOptions): string[] {
  const named = Object.entries(valued).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
  return [
    ...(headless ? ['--headless'] : []),
    ...pairsOf('permission', permissions),
    ...pairsOf('stranger', strangers),
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
