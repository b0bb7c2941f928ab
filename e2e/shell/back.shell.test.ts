import { expect } from '@playwright/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { test } from './harness/shell-test';

test('Back goes back a screen, then Home, and then leaves the app', async ({ shell }) => {
  const { phone, onPage } = await shell();
  const { home, profile, settings } = onPage();
  const pressBack = async () => (await phone.command('back')).by;
  await home.waitForState('guest');
  await home.openTab('profile');
  await profile.waitUntilLoaded();
  await profile.openSettings();
  await settings.waitUntilLoaded();
  expect(await pressBack()).toBe('page');
  await profile.waitUntilLoaded();
  expect(await pressBack()).toBe('page');
  await home.waitForState('guest');
  expect(await pressBack()).toBe('left');
  await phone.command('return');
  await home.waitForState('guest');
});

test('Back goes page by page through a form with changes, and asks on the first only', async ({
  shell,
}) => {
  const { phone, onPage, sandbox } = await shell();
  const { home, basic, open } = onPage();
  await home.waitForState('guest');
  await phone.logInAs(await sandbox.scenario('init_social'));
  await open(basic.path);
  await basic.waitUntilLoaded();
  await basic.fill({ first_name: 'Antonia' });
  await basic.submit();
  expect((await phone.command('back')).by).toBe('page');
  await basic.waitForHeading(catalogueText('es', 'stepBasic.who'));
  expect(await basic.firstName()).toBe('Antonia');
  expect((await phone.command('back')).by).toBe('page');
  await basic.answerLeavePrompt('leave');
  await home.waitForState('init');
});
