import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ids as uploadIds } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import type { Journey } from '@/e2e/browser/journeys/journey';
import { bankAccount, basics, social, takePhoto } from '@/e2e/browser/journeys/person';
import type { ShellPhone } from './harness/shell-phone';
import { PickingSocialScreen } from './screens/picking-social';

/** Fills in the three forms with what a phone has: a selfie of its camera, contacts of its list. */
export async function fillFormsByPhone({ page, basic, withdrawal }: Journey): Promise<void> {
  await basic.stands();
  await basic.fillIn(basics);
  await basic.by(basic.selfie).tap();
  await basic.camera.isAccepted(basic.selfie);
  await basic.submit();
  const second = new PickingSocialScreen(page);
  await second.stands();
  await second.fillInByPicker(social);
  await second.submit();
  await withdrawal.stands();
  await withdrawal.fillIn(bankAccount);
  await withdrawal.submit();
  await withdrawal.confirm();
}

/** Takes both sides of the card by the phone's camera and hands in. */
export async function handInByPhone({ upload }: Journey): Promise<void> {
  await upload.stands();
  for (const kind of ['id_front', 'id_back'] as const) {
    await upload.by(uploadIds.photo(kind)).tap();
    await upload.isAccepted(kind);
  }
  await upload.handIn();
}

/** A picture for the phone's camera, as a file of the phone's own folder. */
export async function pictureFile(phone: ShellPhone, word: string): Promise<string> {
  const { name, buffer } = await takePhoto(phone.page, word);
  const file = join(phone.folder, name);
  writeFileSync(file, buffer);
  return file;
}
