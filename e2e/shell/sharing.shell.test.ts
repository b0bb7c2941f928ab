import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConsentQuestions } from '@/e2e/browser/sharing/consent-questions';
import {
  askedUploads,
  eventsOf,
  uploadPaths,
  uploadsOf,
  writtenUploads,
} from '@/e2e/browser/sharing/uploads-view';
import { type ConsentKind, consentKinds } from '@/lib/consent/kinds';
import { type ShellJourney, withShell } from './harness/shell-journey';

const shell = withShell();

type Beginning = Parameters<typeof shell>[0];

/** Somebody with a whole application, before they hand it in. */
async function aboutToHandIn(beginning?: Beginning) {
  const journey = await shell(beginning);
  const { phone, screens, control } = journey;
  await screens().home.shows('guest');
  const { token, user_id, phone: number } = await control.scenario('init_submit');
  await phone.logInAs({ token, user_id, phone: number });
  const j = screens();
  await j.open(j.upload.path);
  await j.upload.stands();
  return { ...journey, j, questions: new ConsentQuestions(phone.page) };
}

async function handIn({ j }: { j: ReturnType<ShellJourney['screens']> }): Promise<void> {
  await j.upload.handIn();
  await j.submited.stands();
  await j.submited.goHome();
  await j.home.shows('review');
}

/** A file with so many messages, in the phone's own folder. */
function messages({ phone }: ShellJourney, count: number): string {
  const file = join(phone.folder, 'many-sms.json');
  const message = { address: '+56 9 0000 0000', date: '2026-01-01T12:00:00Z', type: 'inbox' };
  const list = Array.from({ length: count }, (_, at) => ({
    ...message,
    body: `Mensaje ${at} ñandú`,
  }));
  writeFileSync(file, JSON.stringify(list));
  return file;
}

test('what is allowed leaves with the application and is listed; turned off, it stops', async () => {
  const journey = await aboutToHandIn({ permissions: { sms: 'not_asked' } });
  const { phone, control, j, questions } = journey;
  expect(await questions.asked()).toEqual([...consentKinds]);
  await phone.control('lists', { sms: messages(journey, 3) });
  await phone.control('permission-answers', { sms: 'granted' });
  for (const kind of consentKinds) await questions.answer(kind, 'allow');
  expect(askedUploads(j.traffic)).toEqual({});

  await handIn(journey);
  await writtenUploads(phone.page, 3);
  const [device, apps, sms, ...others] = await uploadsOf(control);
  expect(others).toEqual([]);
  expect(device?.path).toBe('user/upload_device');
  expect(JSON.parse(String(device?.body.data))).toHaveProperty('os_version');
  expect(apps?.path).toBe('user/upload_app');
  expect(JSON.parse(String(apps?.body.data))).toEqual(expect.any(Array));
  expect(sms).toMatchObject({ path: 'user/upload_sms', body: { total_count: 3 } });
  await phone.until(({ tracked }) => String(JSON.stringify(tracked)).includes('af_application_ok'));

  await phone.control('home');
  await writtenUploads(phone.page, 4);
  const keys = (await eventsOf(control)).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['screen_opened', 'application_handed_in']));
  await phone.control('return');

  await j.open(j.settings.path);
  await j.settings.stands();
  for (const kind of consentKinds) await questions.turnOff(kind);
  const before = askedUploads(j.traffic);
  await j.open('/');
  await j.home.shows('review');
  await phone.control('home');
  await phone.control('return');
  await j.open(j.settings.path);
  await j.settings.stands();
  expect(askedUploads(j.traffic)).toEqual(before);
  expect(
    await phone.page.evaluate(() => localStorage.getItem('localMainBehaviorEventList')),
  ).toBeNull();
  // The same as before, once more allowed, has not changed: it is not sent twice.
  await questions.turnOn('apps');
  await questions.turnOn('behavior');
  await phone.control('home');
  await phone.control('return');
  expect(j.traffic.of('user/upload_app')).toHaveLength(1);
});

test('what fails is tried three times, written down and in nobody’s way; the rest arrives', async () => {
  const journey = await aboutToHandIn({ permissions: { sms: 'denied' } });
  const { phone, control, j, questions } = journey;
  await phone.control('permission-answers', { sms: 'denied' });
  for (const kind of ['device', 'apps', 'sms'] as const) await questions.answer(kind, 'allow');
  await control.fault({ path: 'user/upload_device', kind: '500', times: 3 });
  phone.breaks('user/upload_device');
  await handIn(journey);
  expect(await writtenUploads(phone.page, 3)).toMatchObject([
    { kind: 'device', sent: false, attempts: 3 },
    { kind: 'apps', sent: true, attempts: 1 },
    { kind: 'sms', sent: false, attempts: 0, items: 0 },
  ]);
  expect(askedUploads(j.traffic)).toEqual({ 'user/upload_device': 3, 'user/upload_app': 1 });
});

test('50,000 messages go out whole while the page goes on', async () => {
  const journey = await aboutToHandIn({ permissions: { sms: 'granted' } });
  const { phone, control, j, questions } = journey;
  await phone.control('lists', { sms: messages(journey, 50_000) });
  await questions.answer('sms', 'allow');
  await handIn(journey);
  expect(await writtenUploads(phone.page, 1)).toMatchObject([
    { kind: 'sms', items: 50_000, sent: true, attempts: 1 },
  ]);
  expect(await uploadsOf(control)).toMatchObject([
    { body: { total_count: 50_000, length: 50_000 } },
  ]);
  expect(j.traffic.of('user/upload_sms')).toHaveLength(1);
});

test('the flavour of the store asks neither for messages nor for apps', async () => {
  const { questions, j, phone } = await aboutToHandIn({ flavor: 'play' });
  const kinds: readonly ConsentKind[] = ['device', 'behavior', 'attribution'];
  expect(await questions.asked()).toEqual(kinds);
  await j.open(j.settings.path);
  await j.settings.stands();
  for (const kind of kinds) await questions.isOn(kind, false);
  expect(await phone.page.locator('[role="switch"]:visible').count()).toBe(kinds.length);
  expect(uploadPaths.flatMap((path) => j.traffic.of(path))).toEqual([]);
});
