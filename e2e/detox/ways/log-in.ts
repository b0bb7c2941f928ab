import { person } from '@/e2e/browser/journeys/person';
import { screens } from '@/e2e/detox/screens/all-screens';
import { sandbox } from '@/e2e/detox/setup/world';

/** The code that was sent last. */
export async function lastCode(): Promise<string> {
  const code = (await sandbox.outbox()).at(-1)?.code;
  if (!code) throw new Error('No code was sent');
  return code;
}

/** Asks for a code by phone and logs in with it. */
export async function logIn(phone: string = person.phone): Promise<void> {
  const { getCode, login } = screens;
  await getCode.stands();
  await getCode.fillIn(phone);
  await getCode.agree();
  await getCode.submit();
  await login.stands();
  await login.enter(await lastCode());
}
