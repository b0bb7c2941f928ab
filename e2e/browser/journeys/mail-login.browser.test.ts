import { expect } from '@playwright/test';
import { ids } from '@/app/pages/account/login-page/login-page/screen.ids';
import type { Journey, OpenJourney } from '@/e2e/browser/harness/journey';
import { test } from '@/e2e/browser/harness/test';
import { user } from '@/e2e/shared/sample-user';
import type { Path } from '@/lib/api/contract';

/** From Home as a guest to the screen that takes a code sent by e-mail. */
async function requestCodeByMail(
  journey: OpenJourney,
  address: string = user.email,
): Promise<Journey> {
  const j = await journey();
  await j.open('/');
  await j.home.waitForState('guest');
  await j.home.tapButton('login');
  await j.getCode.waitUntilLoaded();
  await j.getCode.chooseChannel('email');
  await j.getCode.enterAddress(address);
  await j.getCode.agree();
  await j.getCode.submit();
  await j.login.waitUntilLoaded();
  return j;
}

/** Enters a code that is refused, and waits until the page takes another one. */
async function enterCode({ page, login, by }: Journey, code: string): Promise<void> {
  const path: Path = 'user/login';
  const response = page.waitForResponse((each) => each.url().endsWith(path));
  await login.enterCode(code);
  await response;
  await by(ids.submit).and(page.locator(':not([aria-busy="true"])')).waitFor();
}

/** A code that differs from this one; another for each `offset`. */
function wrongCode(code: string, offset: number): string {
  return String((Number(code) + offset) % 1_000_000).padStart(code.length, '0');
}

test('a user logs in by e-mail, whatever the case of the address', async ({ journey }) => {
  const j = await requestCodeByMail(journey);
  await j.login.enterCode(await j.sandbox.lastCode());
  await j.login.createAccount();
  await j.home.waitForState('init');
  expect(await j.sandbox.lastAccount()).toMatchObject({ email: user.storedEmail, phone: null });
});

test('no code is sent before the terms are accepted, and reading them keeps the address', async ({
  journey,
}) => {
  const j = await journey();
  const { getCode, page, sandbox } = j;
  await j.open(getCode.path);
  await getCode.waitUntilLoaded();
  await getCode.chooseChannel('email');
  await getCode.enterAddress(user.email);
  await getCode.submit();
  await getCode.waitForAgreementError();
  expect(await sandbox.outbox()).toEqual([]);
  await getCode.openLegalText('terms');
  await page.waitForURL(/policy/);
  await page.goBack();
  await getCode.waitUntilLoaded();
  expect(await getCode.values()).toEqual({ address: user.email, agrees: false });
  await getCode.agree();
  await getCode.openLegalText('privacy');
  await page.waitForURL(/privacy/);
  await page.reload();
  await page.goBack();
  await getCode.waitUntilLoaded();
  expect(await getCode.values()).toEqual({ address: user.email, agrees: true });
});

test('wrong codes are refused with the tries that are left; after five the right one is refused, and another code is accepted', async ({
  journey,
}) => {
  const j = await requestCodeByMail(journey);
  const { login, sandbox } = j;
  const code = await sandbox.lastCode();
  for (const offset of [1, 2, 3, 4, 5]) {
    await enterCode(j, wrongCode(code, offset));
    const refusal = await login.refusal();
    if (offset === 1) expect(refusal).toMatch(/4/);
  }
  await enterCode(j, code);
  await login.refusal();
  await login.waitForResendTimer();
  await j.advanceTime('PT1M');
  await login.resend();
  await login.waitForResendTimer();
  expect(await sandbox.outbox()).toHaveLength(2);
  await login.enterCode(await sandbox.lastCode());
  await login.createAccount();
  await j.home.waitForState('init');
});

test('a mistyped address can be changed, and the same address gets no second code', async ({
  journey,
}) => {
  const j = await requestCodeByMail(journey, 'antonia@correo.example');
  const { getCode, login, sandbox } = j;
  await login.changeAddress();
  await getCode.waitUntilLoaded();
  expect(await getCode.values()).toEqual({ address: 'antonia@correo.example', agrees: true });
  await getCode.submit();
  await login.waitUntilLoaded();
  expect(await sandbox.outbox()).toHaveLength(1);
  await login.changeAddress();
  await getCode.waitUntilLoaded();
  await getCode.enterAddress(user.email);
  await getCode.submit();
  await login.waitUntilLoaded();
  const sent = await sandbox.outbox();
  expect(sent.map(({ to }) => to)).toEqual(['antonia@correo.example', user.storedEmail]);
  await login.enterCode(await sandbox.lastCode());
  await login.createAccount();
  await j.home.waitForState('init');
});

test('after an e-mail address the user can log in by phone instead', async ({ journey }) => {
  const j = await requestCodeByMail(journey);
  const { getCode, login } = j;
  await login.changeAddress();
  await getCode.waitUntilLoaded();
  await getCode.chooseChannel('phone');
  await getCode.enterAddress(user.phone);
  await getCode.submit();
  await login.waitUntilLoaded();
  await login.enterCode(await j.sandbox.lastCode());
  await j.home.waitForState('init');
  expect(await j.sandbox.lastAccount()).toMatchObject({ phone: user.storedPhone, email: null });
});
