import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { add, single, type Tally } from '../checks/tally';
import { runSpecs } from './run-specs';

/** A defect to introduce into the built app, by replacing text in its scripts. */
type Breakage = {
  name: string;
  find: RegExp;
  replace: string;
  /** The spec files that must fail, without `.test.ts`. */
  specs: readonly string[];
};

/**
 * Fifteen defects; each must be detected by the specs that it names, and together they name every spec file. They
 * replace names that are stable in built code: of the wire, the bridge, storage, and numbers of the contract.
 * @internal
 */
export const breakages: readonly Breakage[] = [
  {
    name: 'log-in sends the wrong path',
    find: /"user\/login"/g,
    replace: '"user/logon"',
    specs: ['log-in', 'borrow', 'process-death'],
  },
  {
    name: 'the amount due is replaced by the loan amount',
    find: /\.amount_due\b/g,
    replace: '.amount',
    specs: ['repay', 'dates', 'transfer', 'after-paying'],
  },
  {
    name: 'the bridge event for a photo has the wrong name',
    find: /"takePhoto"/g,
    replace: '"takeFoto"',
    specs: ['photos-and-contacts', 'review'],
  },
  {
    name: 'permissions are never requested',
    find: /\("permission",/g,
    replace: '("permit",',
    specs: ['permissions'],
  },
  {
    name: 'the payment page is not opened',
    find: /"openPayView"/g,
    replace: '"openPayPage"',
    specs: ['native-events'],
  },
  {
    name: 'the expiry of a session is not detected',
    find: /\[10001,403\]/g,
    replace: '[10002,405]',
    specs: ['errors'],
  },
  {
    name: 'the stored language has another key',
    find: /"luka_locale"/g,
    replace: '"luka_language"',
    specs: ['storage'],
  },
  {
    name: 'a lost connection is not detected',
    find: /addEventListener\("offline",/g,
    replace: 'addEventListener("offlineNever",',
    specs: ['offline'],
  },
  {
    name: 'the phone’s Back is not handled',
    find: /\("back",/g,
    replace: '("backNever",',
    specs: ['back', 'links'],
  },
  {
    name: 'every phone gets English',
    find: /includes\("en"\)/g,
    replace: 'includes("")',
    specs: ['launch', 'routes'],
  },
  {
    name: 'the server’s time is not learned',
    find: /headers\.get\("date"\)/g,
    replace: 'headers.get("dated")',
    specs: ['wrong-clock'],
  },
  {
    name: 'the coupon is not sent',
    find: /\bcoupon_id:/g,
    replace: 'coupon:',
    specs: ['cost'],
  },
  {
    name: 'the loan is taken without the signature',
    find: /agree:!0,signature:/g,
    replace: 'agree:!0,signed:',
    specs: ['signature'],
  },
  {
    name: 'the bridge event for another app has the wrong name',
    find: /"intentUriOpen"/g,
    replace: '"intentUriOpened"',
    specs: ['other-screens'],
  },
  {
    name: 'the data of the device is uploaded to the wrong path',
    find: /"user\/upload_device"/g,
    replace: '"user/upload_devices"',
    specs: ['sharing'],
  },
];

const brokenExport = '.cache/e2e/broken';
const runFolder = '.cache/e2e/broken-run';

/**
 * Runs the specs against the export as it is, with the same patience: a spec that fails there would detect anything.
 * Then against a broken copy of the export per breakage. An undetected breakage is a failure.
 */
export async function tryBreakages(): Promise<Tally> {
  const isSound = await passesUnbroken();
  if (!isSound) return single(false);
  const tallies: Tally[] = [single(true)];
  for (const breakage of breakages) tallies.push(single(await isDetected(breakage)));
  rmSync(brokenExport, { recursive: true, force: true });
  return add(...tallies);
}

/** Copies an export and applies the breakage; returns the number of scripts that changed. @internal */
export function makeBrokenCopy(from: string, to: string, { find, replace }: Breakage): number {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const folder = join(to, '_next/static/chunks');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.filter((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    const broken = source.replaceAll(find, replace);
    if (broken !== source) writeFileSync(join(folder, name), broken);
    return broken !== source;
  }).length;
}

/** The export under test: `npm run build`'s, or another one that `LUKA_BUNDLE` names. */
const soundExport = process.env.LUKA_BUNDLE ?? 'out';

async function passesUnbroken(): Promise<boolean> {
  const { ok, tests } = await runSpecs({
    specs: breakages.flatMap(({ specs }) => specs),
    folder: runFolder,
    bundle: soundExport,
    expectFailures: true,
  });
  const failed = tests.filter(({ status }) => status === 'failed').map(({ test }) => `    ${test}`);
  const isSound = ok && failed.length === 0;
  return print(isSound, ['the app as it is passes all specs', ...failed].join('\n'));
}

async function isDetected(breakage: Breakage): Promise<boolean> {
  const { name, specs } = breakage;
  const count = makeBrokenCopy(soundExport, brokenExport, breakage);
  if (count === 0) return print(false, `${name}: NOT BROKEN, the text is not in the code`);
  const { tests } = await runSpecs({
    specs,
    folder: runFolder,
    bundle: brokenExport,
    expectFailures: true,
  });
  const failed = tests.filter(({ status }) => status === 'failed');
  const missed = specs.filter(
    (spec) => !failed.some(({ file }) => basename(file) === `${spec}.test.ts`),
  );
  const notDetected = missed.map((spec) => `; NOT DETECTED by ${spec}`).join('');
  const summary = `${name}: ${failed.length} of ${tests.length} specs fail${notDetected}`;
  return print(
    missed.length === 0,
    [summary, ...failed.map(({ test }) => `    ${test}`)].join('\n'),
  );
}

function print(detected: boolean, text: string): boolean {
  process.stdout.write(`${detected ? '✓' : '✗'} ${text}\n`);
  return detected;
}
