import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '@/lib/config';
import { ensureBrowser } from './checks/browsers';
import { report, single } from './checks/tally';
import { ensureBuilt } from './ensure-built';
import { dataSafetyText } from './listing/data-safety';
import { lengthFaults, listingLocales, listingText, storeLocales } from './listing/listing-text';
import { readOffer, storeFaults } from './listing/offer';
import { takePictures } from './listing/pictures';
import { startServer } from './serve/start-server';
import { type Arguments, runMain } from './setup/run-main';

const listingFolder = 'android-shell/dist/store';
const dataSafetyFile = 'docs/store/data-safety.md';

const args = {
  allowPositionals: true,
  options: { pictures: { type: 'boolean', default: true } },
  allowNegative: true,
} as const;

/**
 * `npm run listing -- https://api.example.cl/v1`: writes what Google Play asks of a loan app's listing: texts with the
 * server's figures, what is new in this version and pictures from the gallery's states, in the folders of `fastlane
 * supply`, and the data-safety answers. Without an address the figures
 * are the sandbox's. `--no-pictures` leaves the pictures out. Exits with 1 where Play would refuse the offer, or charges
 * that a lender's listing names are above the legal maximum. See docs/release.md. A minute.
 */
async function main({ values, positionals }: Arguments<typeof args>): Promise<void> {
  mkdirSync('docs/store', { recursive: true });
  writeFileSync(dataSafetyFile, dataSafetyText());
  const faults = await writeTexts(positionals[0]);
  if (values.pictures) {
    if (!(await ensureBrowser('chromium')) || !(await ensureBuilt())) return report(single(false));
    await takePictures(listingFolder);
  }
  for (const fault of faults) process.stderr.write(`Not listable: ${fault}\n`);
  process.stdout.write(`${dataSafetyFile} and ${listingFolder}/ are written.\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** Writes the texts with the figures of a server, or of a sandbox; returns what the store would refuse. */
async function writeTexts(address: string | undefined): Promise<string[]> {
  const sandbox = address ? null : await startServer({ port: 0, dir: 'out' });
  try {
    const baseUrl = address?.replace(/\/$/, '') ?? `${sandbox?.url}/api`;
    const offer = await readOffer({ baseUrl, origin: new URL(baseUrl).origin, token: '' });
    const faults = storeFaults(offer, { isSandbox: !address });
    for (const locale of listingLocales) {
      const { title, short, full, changes } = listingText(locale, offer);
      faults.push(...lengthFaults({ title, short, full, changes }));
      const folder = join(listingFolder, storeLocales[locale]);
      mkdirSync(join(folder, 'changelogs'), { recursive: true });
      // As fastlane uploads them.
      const files = {
        title,
        short_description: short,
        full_description: full,
        [`changelogs/${config.versionCode}`]: changes,
      };
      for (const [name, text] of Object.entries(files)) {
        writeFileSync(join(folder, `${name}.txt`), `${text}\n`);
      }
    }
    return faults;
  } finally {
    await sandbox?.close();
  }
}

runMain(main, args);
