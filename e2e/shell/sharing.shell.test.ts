import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ids as lockIds } from '@/app/lock/lock.ids';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import {
  countUploads,
  eventsOf,
  uploadsOf,
  waitForUploadRecords,
} from '@/e2e/browser/sharing/uploads';
import { ConsentPrompts } from '@/e2e/screens/account/consent-prompts';
import { type ConsentKind, consentKinds } from '@/lib/consent/kinds';
import type { OpenShell, ShellJourney, ShellStart } from './harness/shell-journey';
import { test } from './harness/shell-test';

/** A user with a complete application who has not submitted it. */
async function setUp(shell: OpenShell, start?: ShellStart) {
  const journey = await shell(start);
  const { phone, onPage, sandbox } = journey;
  await onPage().home.waitForState('guest');
  await phone.logInAs(await sandbox.scenario('init_submit'));
  const j = onPage();
  await j.open(j.upload.path);
  await j.upload.waitUntilLoaded();
  return { ...journey, j, prompts: new ConsentPrompts(playwrightDriver(phone.page)) };
}

async function submit({ j }: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  await j.upload.submit();
  await j.submitted.waitUntilLoaded();
  await j.submitted.goHome();
  await j.home.waitForState('review');
}

/** A file with so many text messages, in the phone's own folder. */
function writeMessages(journey: ShellJourney, count: number): string {
  const message = { address: '+56 9 0000 0000', date: '2026-01-01T12:00:00Z', type: 'inbox' };
  return writeList(journey, 'many-sms', count, (index) => ({
    ...message,
    body: `Mensaje ${index} ñandú`,
  }));
}

/** A file with so many installed apps, in the phone's own folder. */
function writeApps(journey: ShellJourney, count: number): string {
  const app = {
    versionName: '1.0',
    firstInstall: '2026-01-01T12:00:00Z',
    lastUpdate: '2026-01-01T12:00:00Z',
    system: false,
  };
  return writeList(journey, 'many-apps', count, (index) => ({
    ...app,
    packageName: `cl.example.app${index}`,
    appName: `App ${index}`,
  }));
}

function writeList(
  { phone }: ShellJourney,
  name: string,
  count: number,
  itemOf: (index: number) => object,
): string {
  const file = join(phone.folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(Array.from({ length: count }, (_, index) => itemOf(index))));
  return file;
}

test('with consent the data are uploaded with the application and listed, without it no more', async ({
  shell,
}) => {
  const journey = await setUp(shell, { permissions: { sms: 'not_asked' } });
  const { phone, sandbox, j, prompts } = journey;
  expect(await prompts.kinds()).toEqual([...consentKinds]);
  await phone.command('lists', { sms: writeMessages(journey, 3) });
  await phone.command('permission-answers', { sms: 'granted' });
  for (const kind of consentKinds) await prompts.decide(kind, 'allow');
  expect(countUploads(j.requests)).toEqual({});

  await submit(journey);
  await waitForUploadRecords(phone.page, 3);
  const [device, apps, sms, ...others] = await uploadsOf(sandbox);
  expect(others).toEqual([]);
  expect(device?.path).toBe('user/upload_device');
  expect(JSON.parse(String(device?.body.data))).toHaveProperty('os_version');
  expect(apps?.path).toBe('user/upload_app');
  expect(JSON.parse(String(apps?.body.data))).toEqual(expect.any(Array));
  expect(sms).toMatchObject({ path: 'user/upload_sms', body: { total_count: 3 } });
  expect([device, apps, sms].map((one) => Object(one?.body.consent).kind)).toEqual([
    'device',
    'apps',
    'sms',
  ]);
  await phone.waitForState(({ tracked }) => JSON.stringify(tracked).includes('af_application_ok'));

  await phone.command('home');
  await waitForUploadRecords(phone.page, 4);
  const keys = (await eventsOf(sandbox)).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['screen_opened', 'application_handed_in']));
  await phone.command('return');

  await j.open(j.settings.path);
  await j.settings.waitUntilLoaded();
  for (const kind of consentKinds) await prompts.turnOff(kind);
  const before = countUploads(j.requests);
  await j.open('/');
  await j.home.waitForState('review');
  await phone.command('home');
  await phone.command('return');
  await j.open(j.settings.path);
  await j.settings.waitUntilLoaded();
  expect(countUploads(j.requests)).toEqual(before);
  expect(
    await phone.page.evaluate(() => localStorage.getItem('localMainBehaviorEventList')),
  ).toBeNull();
  // The list of apps has not changed: it is not uploaded again.
  await prompts.turnOn('apps');
  await prompts.turnOn('behavior');
  await phone.command('home');
  await phone.command('return');
  expect(j.requests.count('user/upload_app')).toBe(1);
});

test('an upload that fails is tried three times and recorded, and the others are sent', async ({
  shell,
}) => {
  const journey = await setUp(shell, { permissions: { sms: 'denied' } });
  const { phone, sandbox, j, prompts } = journey;
  await phone.command('permission-answers', { sms: 'denied' });
  for (const kind of ['device', 'apps', 'sms'] as const) await prompts.decide(kind, 'allow');
  await sandbox.fault({ path: 'user/upload_device', kind: '500', times: 3 });
  phone.expectLoadErrors('user/upload_device');
  await submit(journey);
  expect(await waitForUploadRecords(phone.page, 3)).toMatchObject([
    { kind: 'device', sent: false, attempts: 3 },
    { kind: 'apps', sent: true, attempts: 1 },
    { kind: 'sms', sent: false, attempts: 0, items: 0 },
  ]);
  expect(countUploads(j.requests)).toEqual({ 'user/upload_device': 3, 'user/upload_app': 1 });
});

test('50,000 text messages and 2,000 apps are uploaded in one call each while the page stays usable', async ({
  shell,
}) => {
  const journey = await setUp(shell, { permissions: { sms: 'granted' } });
  const { phone, sandbox, j, prompts } = journey;
  await phone.command('lists', { sms: writeMessages(journey, 50_000) });
  await phone.command('lists', { apps: writeApps(journey, 2_000) });
  await prompts.decide('apps', 'allow');
  await prompts.decide('sms', 'allow');
  await submit(journey);
  expect(await waitForUploadRecords(phone.page, 2)).toMatchObject([
    { kind: 'apps', items: 2_000, sent: true, attempts: 1 },
    { kind: 'sms', items: 50_000, sent: true, attempts: 1 },
  ]);
  const [apps, sms] = await uploadsOf(sandbox);
  // The sandbox keeps a part of so long a text, and its length.
  expect(String(apps?.body.data).match(/cl\.example\.app\d+"/g)?.length).toBeGreaterThan(500);
  expect(apps?.body.length).toBeGreaterThan(200_000);
  expect(sms).toMatchObject({ body: { total_count: 50_000, length: 50_000 } });
  expect(countUploads(j.requests)).toEqual({ 'user/upload_app': 1, 'user/upload_sms': 1 });
});

test('the store flavour requests neither text messages nor apps', async ({ shell }) => {
  const { prompts, j, phone } = await setUp(shell, { flavor: 'play' });
  const kinds: readonly ConsentKind[] = ['face', 'device', 'behavior', 'attribution'];
  expect(await prompts.kinds()).toEqual(kinds);
  await j.open(j.settings.path);
  await j.settings.waitUntilLoaded();
  for (const kind of kinds) await prompts.waitForToggle(kind, false);
  const switches = phone.page.locator(`[role="switch"]:visible:not(#${lockIds.toggle})`);
  expect(await switches.count()).toBe(kinds.length);
  expect(countUploads(j.requests)).toEqual({});
});
