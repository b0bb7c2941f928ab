import { bankAccount, basics, social } from '@/e2e/browser/journeys/person';
import { screens } from '@/e2e/detox/screens/all-screens';
import { timePasses } from '@/e2e/detox/setup/world';
import { reload } from './open';

/** Fills in the three forms with what a phone has: a selfie of its camera, contacts of its list. */
export async function fillForms(): Promise<void> {
  const { basic, social: second, withdrawal } = screens;
  await basic.stands();
  await basic.fillIn(basics);
  await basic.selfie.open();
  await basic.selfie.isAccepted();
  await basic.submit();
  await second.stands();
  await second.fillIn(social);
  for (const place of [0, 1] as const) {
    await second.pick(place);
    await second.hasContact(place, social.contacts[place].name);
  }
  await second.submit();
  await withdrawal.stands();
  await withdrawal.fillIn(bankAccount);
  await withdrawal.submit();
  await withdrawal.confirm();
}

/** Takes both sides of the ID card by the phone's camera and hands in. */
export async function handIn(): Promise<void> {
  const { upload, submited } = screens;
  await upload.stands();
  await upload.shoot('id_front');
  await upload.shoot('id_back');
  await upload.handIn();
  await submited.stands();
  await submited.goHome();
}

/** Lets time pass, and looks again. */
export async function passes(duration: string): Promise<void> {
  await timePasses({ duration });
  await reload();
}
