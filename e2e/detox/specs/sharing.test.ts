import { app } from '@/e2e/detox/setup/app';
import { detoxDriver } from '@/e2e/detox/setup/detox-driver';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { ConsentPrompts } from '@/e2e/screens/account/consent-prompts';
import { eventually } from '@/e2e/shared/eventually';
import { consentKinds } from '@/lib/consent/kinds';

const { upload, submitted, home } = app;
const consents = new ConsentPrompts(detoxDriver);

beforeAll(() => startApp());

/** Submits an application whose steps are complete. */
async function submit(): Promise<void> {
  await upload.submit();
  await submitted.waitUntilLoaded();
  await submitted.goHome();
  await home.waitForState('review');
}

test('without consent the application is submitted and nothing about the phone is sent', async () => {
  await restartPage({ scenario: 'init_submit', path: upload.path });
  await upload.waitUntilLoaded();
  for (const kind of consentKinds) await consents.decide(kind, 'refuse');
  await submit();
  expect(await sandbox.uploads()).toEqual([]);
});

onDesktop(
  'with consent device, apps and messages are sent with the application, and the milestone is counted',
  async () => {
    await restartPage({ scenario: 'init_submit', path: upload.path });
    await upload.waitUntilLoaded();
    for (const kind of consentKinds) await consents.decide(kind, 'allow');
    expect(await sandbox.uploads()).toEqual([]);
    await submit();
    await eventually(async () => {
      expect(await sandbox.uploads()).toMatchObject([
        { path: 'user/upload_device' },
        { path: 'user/upload_app' },
        { path: 'user/upload_sms' },
      ]);
      expect(JSON.stringify((await phone.state()).tracked)).toContain('af_application_ok');
    });
  },
);
