import { expect } from '@playwright/test';
import { catalogueText } from '@/e2e/shared/catalogue-text';
import { test } from './harness/shell-test';

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
