import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { debugKey, type KeyVariables, releaseKey } from './apk/build/keys';
import { readResourceIds } from './apk/build/resources';
import { type Built, buildVariant, type Shared } from './apk/build/variant';
import { checkBuilt } from './apk/checks/check-built';
import { type Facts, javascriptMethodsOf } from './apk/checks/facts';
import { installPage, installPageName, parseSite } from './apk/install-page';
import { readPom } from './apk/pom';
import { ensureJvm } from './apk/tools/jvm';
import { openToolbox } from './apk/tools/toolbox';
import { variants } from './apk/variants';
import { buildWebPart, gradleAssets, readWebPart, writeAssets } from './apk/web-part';
import { add, report, single, type Tally } from './checks/tally';
import { kib } from './export/measure-sizes';
import { sha256 } from './files';
import { BuildError } from './run-step';
import { loadSettings } from './settings';
import { type Arguments, runMain } from './setup/run-main';

const cache = '.cache/apk';

const args = {
  options: {
    web: { type: 'string' },
    dist: { type: 'string', default: 'android-shell/dist' },
    site: { type: 'string' },
  },
} as const;

/**
 * `npm run apk [-- --web DIR] [--dist DIR] [--site URL]`: builds and checks the signed APKs and store bundles of both flavors, in
 * `android-shell/dist/`, with the settings of `npm run build`; without a server it is a demo with the sandbox in its
 * page. `--web` uses an existing export. `--site` is the https address of the folder from which `standard` is going to be
 * installed, and writes a page for it, `install.html`. `LUKA_RELEASE_KEYSTORE`, `_PASSWORD`, `_ALIAS` and `_KEY_PASSWORD` name the
 * release key; without them the debug key signs. Two minutes.
 */
async function main({ values }: Arguments<typeof args>): Promise<void> {
  loadSettings();
  if (!(await ensureJvm())) return report(single(false));
  try {
    report(await buildAll(values));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stdout.write(`${error instanceof BuildError ? '' : 'Not built: '}${error.message}\n`);
    report(single(false));
  }
}

type Options = { web?: string; dist: string; site?: string };

async function buildAll({ web, dist, site }: Options): Promise<Tally> {
  const pom = readPom();
  const folder = site === undefined ? undefined : parseSite(site);
  const server = process.env.NEXT_PUBLIC_API_BASE_URL ?? '';
  print(`Luka ${pom.versionName} (${pom.versionCode}), ${pom.applicationId}`);
  if (server !== '' && !server.startsWith('https://')) {
    throw new Error(`NEXT_PUBLIC_API_BASE_URL is ${server}: the app connects to https://… only`);
  }
  print(server === '' ? demo : `Server: ${server}`);
  const keys = await chooseKeys();
  if (folder && keys.release === keys.debug)
    throw new Error(
      '--site needs LUKA_RELEASE_KEYSTORE: no one may install what the debug key signs',
    );
  const files = web ? readWebPart(web) : await buildWebPart(join(cache, 'web'));
  print(`Web part: ${files.length} files`);
  for (const folder of Object.values(gradleAssets)) writeAssets(folder, files);
  const toolbox = await openToolbox(join(cache, 'tools'), pom.versionName);
  print('Kotlin compiled');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  const shared: Shared = { toolbox, pom, web: files, folder: cache, dist };
  const options = {
    javascriptMethods: await javascriptMethodsOf(toolbox),
    resourceIds: readResourceIds(toolbox.resourceIds, pom),
    realServer: server !== '',
  };
  let tally: Tally = { passed: 0, failed: 0 };
  for (const variant of variants) {
    const key = variant.debuggable ? keys.debug : keys.release;
    const built = await buildVariant(shared, { variant, key });
    const { facts, ...checked } = await runVariantChecks(shared, built, options);
    tally = add(tally, checked);
    if (folder && variant.name === 'standard-release') writeInstallPage(built, facts, folder);
  }
  writeSums(dist);
  return tally;
}

const demo =
  'DEMO BUILD: without NEXT_PUBLIC_API_BASE_URL=https://… the app uses the sandbox in its page.';

async function chooseKeys(): Promise<{ debug: KeyVariables; release: KeyVariables }> {
  const debug = await debugKey();
  const release = releaseKey();
  if (!release) {
    print(
      'No release key (LUKA_RELEASE_KEYSTORE …): releases are signed with the DEBUG KEY, for tests only.',
    );
  }
  return { debug, release: release ?? debug };
}

async function runVariantChecks(
  shared: Shared,
  built: Built,
  options: Parameters<typeof checkBuilt>[2],
): Promise<Tally & { facts: Facts }> {
  const { facts, checks } = await checkBuilt(shared, built, options);
  print(`\n${basename(built.apk)}: ${kib(facts.bytes)} KiB`);
  if (built.bundle)
    print(`${basename(built.bundle)}: ${kib(readFileSync(built.bundle).length)} KiB`);
  const failed = checks.filter(({ found }) => found !== undefined);
  for (const { name, found } of failed) print(`  FAILED ${name}: ${found}`);
  return { facts, passed: checks.length - failed.length, failed: failed.length };
}

function writeInstallPage({ apk }: Built, { bytes, signature }: Facts, site: string): void {
  const [certificate = ''] = signature.flatMap((line) => /^signer (\w+)$/.exec(line)?.[1] ?? []);
  const { versionName: version } = readPom();
  const digest = sha256(readFileSync(apk));
  const download = { site, file: basename(apk), version, bytes, digest, certificate };
  writeFileSync(join(dirname(apk), installPageName), installPage(download));
  print(`${join(dirname(apk), installPageName)}: the page for ${site}`);
}

/** Writes the checksums of the files, for `sha256sum -c`. */
function writeSums(dist: string): void {
  const names = readdirSync(dist).sort();
  const lines = names.map((name) => `${sha256(readFileSync(join(dist, name)))}  ${name}\n`);
  writeFileSync(join(dist, 'SHA256SUMS'), lines.join(''));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

runMain(main, args);
