import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { openApps } from '@/e2e/browser/harness/app';
import { openJourneys } from '@/e2e/browser/harness/journey';
import { drawPhoto } from '@/e2e/browser/harness/photos';
import { test } from '@/e2e/browser/harness/test';
import { WebCamera } from '@/e2e/browser/harness/web-camera';
import { fillForms, logIn } from '@/e2e/shared/flows';
import { bankAccount, basics, contacts, user } from '@/e2e/shared/sample-user';
import { findBrowser } from '@/scripts/checks/browsers';
import { chromiumArgs } from '@/scripts/checks/start-chromium';

/** Where Chromium keeps removed values until it compacts them, which no page can ask for: docs/threat-model.md. */
const compacted = /(Local|Session) Storage\//;

/** The paths of all files below a folder. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}

/** The personal values of the user, as they are typed and as they are sent. */
const typed = [
  basics.run,
  basics.last_name,
  bankAccount.account_number,
  user.phone,
  ...contacts.flatMap(({ name, phone }) => [name, phone]),
];
const personal = typed.flatMap((text) => [text, text.replace(/[\s.+-]/g, '')]);

/** How a photo begins (JPEG). */
const photo = Buffer.from([0xff, 0xd8, 0xff]);

/** The texts and photos in the files below a folder, each with its file's path. */
function findBelow(folder: string, texts: readonly string[]): string[] {
  return filesBelow(folder).flatMap((file) =>
    findIn(file, texts).map((text) => `${relative(folder, file)}: ${text}`),
  );
}

/** The texts and photos in a file, in either encoding of a browser's texts. */
function findIn(file: string, texts: readonly string[]): string[] {
  // Chromium may have deleted it since it was listed.
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const has = (text: string) =>
    bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'));
  const isPhoto = file.includes('CacheStorage') && bytes.includes(photo);
  return [...texts.filter(has), ...(isPhoto ? ['a photo'] : [])];
}

test('MASVS-STORAGE-1: after a sign-out no file of the browser’s profile has anything of the user', async ({
  stoppedServer,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'luka-profile-'));
  const browser = {
    newContext: (options = {}) =>
      chromium.launchPersistentContext(profile, {
        ...options,
        executablePath: findBrowser('chromium'),
        args: chromiumArgs,
      }),
  };
  let token = 'none';
  try {
    await openApps({ browser, url: stoppedServer.url }, async (open) => {
      const j = await openJourneys(open)({ keepsFiles: true });
      const { page, sandbox, home, settings, upload } = j;
      await j.open('/');
      await home.waitForState('guest');
      await home.tapButton('apply');
      await logIn(j);
      await fillForms(j);
      // What the server has not answered stays on the phone.
      await sandbox.fault({ path: 'app/upload_image_info', kind: '500', times: 9 });
      await j.open(upload.path);
      const card = await drawPhoto(page, 'card');
      await upload.photo('id_front').open();
      await new WebCamera(page).chooseFile(card);
      await page.waitForFunction(() => caches.has('luka_draft_files'));
      token = await page.evaluate(() => localStorage.getItem('uni_token') ?? 'none');
      await j.open(settings.path);
      await settings.waitUntilLoaded();
      await settings.signOut();
      await home.waitForState('guest');
      await page.waitForFunction(async () => !(await caches.has('luka_draft_files')));
      // Chromium deletes them a moment later.
      await expect.poll(() => findBelow(profile, []), { timeout: 10_000 }).toEqual([]);
    });
    const found = findBelow(profile, [token, ...personal]);
    // That they are looked for where they would be.
    expect(filesBelow(profile).filter((file) => compacted.test(file)).length).toBeGreaterThan(0);
    expect(found.filter((each) => !compacted.test(each))).toEqual([]);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
});
