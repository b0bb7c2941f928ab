import { screensOn } from '@/e2e/browser/screens/all-screens';
import { samplePhone } from '@/lib/sandbox/data/sample-person';
import type { App } from './app';

/** The person of a scenario logs in with the code that is sent, from the screen that asks where to. */
export async function logIn({ page, control }: Pick<App, 'page' | 'control'>): Promise<void> {
  const { getCode, login } = screensOn(page);
  await getCode.stands();
  await getCode.fillIn(samplePhone);
  await getCode.agree();
  await getCode.submit();
  await login.stands();
  await login.enter((await control.outbox()).at(-1)?.code ?? 'no code was sent');
}
