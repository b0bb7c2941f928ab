import { app } from '@/e2e/detox/setup/app';
import { detoxDriver } from '@/e2e/detox/setup/detox-driver';
import { sandbox } from '@/e2e/detox/setup/fixtures';
import { startApp } from '@/e2e/detox/setup/open-app';
import { ConsentPrompts } from '@/e2e/screens/account/consent-prompts';
import { consentKinds } from '@/lib/consent/kinds';

const { upload, submitted, home } = app;
const consents = new ConsentPrompts(detoxDriver);

// With consent: e2e/shell/sharing.
test('without consent the application is submitted and nothing about the phone is sent', async () => {
  await startApp({ scenario: 'init_submit', path: upload.path });
  await upload.waitUntilLoaded();
  for (const kind of consentKinds) await consents.decide(kind, 'refuse');
  await upload.submit();
  await submitted.waitUntilLoaded();
  await submitted.goHome();
  await home.waitForState('review');
  expect(await sandbox.uploads()).toEqual([]);
});
