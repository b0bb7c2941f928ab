import { ids as signedIds } from '@/app/pages/landing/landing-sign-success/landing-sign-success/screen.ids';
import { photoKinds } from '@/app/pages/upload/upload-id-card/upload-id-card/submission-blocker';
import type { Screens } from '@/e2e/screens/all-screens';
import type { PhotoSlot } from '@/e2e/screens/application/photo-slot';
import {
  bankAccount,
  basics,
  type Contact,
  contacts,
  relationships,
  social,
  user,
} from './sample-user';
import type { SandboxClient } from './sandbox-client';

/** How the user enters what a browser and a phone take in different ways. */
export type UserInput = {
  /** Takes a photo where no other is missing. */
  takePhoto(slot: PhotoSlot): Promise<void>;
  /** Takes the three photos: after each the camera opens for the next. */
  takePhotos(): Promise<void>;
  enterContact(index: 0 | 1, contact: Contact): Promise<void>;
  /** Signs the agreement on screen by hand or by name. */
  enterSignature(): Promise<void>;
  /** Ends the payment on the pay page on screen with success. */
  completePayment(): Promise<void>;
};

/** How photos and contacts come from the apps of a phone. */
export function phoneInput({
  social: step,
  upload,
}: Screens): Pick<UserInput, 'takePhoto' | 'takePhotos' | 'enterContact'> {
  return {
    async takePhoto(slot) {
      await slot.open();
      await slot.waitUntilAccepted();
    },
    async takePhotos() {
      await upload.photo('id_front').open();
      for (const kind of photoKinds) await upload.photo(kind).waitUntilAccepted();
    },
    async enterContact(index, { name }) {
      await step.pickContact(index);
      await step.waitForContact(index, name);
    },
  };
}

/** What a flow needs: the screens of the app, its server, and the user's input. */
export type Flow = Screens & {
  sandbox: SandboxClient;
  input: UserInput;
  /** Advances the time of server and app by an ISO 8601 duration such as P3D. */
  advanceTime(duration: string): Promise<void>;
};

/** From the phone number to the screen that takes the code. */
export async function requestCode(
  { getCode, login }: Screens,
  phone: string = user.phone,
): Promise<void> {
  await getCode.waitUntilLoaded();
  await getCode.enterAddress(phone);
  await getCode.agree();
  await getCode.submit();
  await login.waitUntilLoaded();
}

/** Requests a code by phone and logs in with it. */
export async function logIn(flow: Screens & Pick<Flow, 'sandbox'>, phone?: string): Promise<void> {
  await requestCode(flow, phone);
  await flow.login.enterCode(await flow.sandbox.lastCode());
}

/** Fills in the first step. */
export async function fillBasics({ basic }: Screens): Promise<void> {
  await basic.waitUntilLoaded();
  await basic.fill(basics);
}

/** Fills in the second step with its contacts. */
export async function fillSocial({ social: step, input }: Flow): Promise<void> {
  await step.waitUntilLoaded();
  await step.fill(social);
  for (const index of [0, 1] as const) {
    await step.fill(relationships[index]);
    await input.enterContact(index, contacts[index]);
  }
}

/** Fills in the three forms and saves each. */
export async function fillForms(flow: Flow): Promise<void> {
  const { basic, social: step, withdrawal } = flow;
  await fillBasics(flow);
  await basic.submit();
  await fillSocial(flow);
  await step.submit();
  await withdrawal.waitUntilLoaded();
  await withdrawal.fill(bankAccount);
  await withdrawal.submit();
  await withdrawal.confirm();
}

/** Takes the photos of both sides of the ID card and the selfie, and submits the application. */
export async function submitWithPhotos({ upload, submitted, input }: Flow): Promise<void> {
  await upload.waitUntilLoaded();
  await input.takePhotos();
  await upload.submit();
  await submitted.waitUntilLoaded();
}

/** From the log-in to Home with the submitted application in review. */
export async function applyAsNewUser(flow: Flow): Promise<void> {
  await logIn(flow);
  await fillForms(flow);
  await submitWithPhotos(flow);
  await flow.submitted.goHome();
  await flow.home.waitForState('review');
}

/** Submits a complete application and lets the review end. */
export async function submitAndReview(flow: Flow): Promise<void> {
  const { upload, submitted, home, advanceTime } = flow;
  await upload.waitUntilLoaded();
  await upload.submit();
  await submitted.waitUntilLoaded();
  await submitted.goHome();
  await home.waitForState('review');
  await advanceTime('PT2M');
}

/** From Home, approved, to the agreement of the amount that is offered first, for 90 days. */
export async function chooseLoan({ home, choose, information }: Screens): Promise<void> {
  await home.tapButton('choose');
  await choose.waitUntilLoaded();
  await choose.chooseTerm(90);
  await choose.proceed();
  await information.waitUntilLoaded();
  await information.proceed();
}

/** Accepts and signs the agreement; returns the number of the new loan. */
export async function signLoan({ sign, signed, input }: Flow): Promise<string> {
  await acceptAgreement({ sign, input });
  await sign.sign();
  await signed.waitUntilLoaded();
  return signed.orderNo();
}

/** Accepts the agreement and enters the signature, without sending it. */
export async function acceptAgreement({
  sign,
  input,
}: Pick<Flow, 'sign' | 'input'>): Promise<void> {
  await sign.waitUntilLoaded();
  await sign.agree();
  await input.enterSignature();
}

/** The name in the agreement of the last account, which signs it. */
export async function signerName(sandbox: SandboxClient): Promise<string> {
  const { basic } = await sandbox.lastAccount();
  return `${basic?.first_name} ${basic?.last_name}`;
}

/** Repays the loan on screen on the pay page; returns the amount of the pay button, in pesos. */
export async function payByLink({ order, payScreen, input }: Flow): Promise<number> {
  await order.waitForState('lending');
  await order.choosePaymentMethod('yape');
  const amount = await order.confirmPayment();
  await payScreen.waitUntilLoaded();
  await input.completePayment();
  await order.waitForState('cleared');
  return amount;
}

/**
 * From Home with an application in review: takes the amount that is offered first, signs, and repays the loan once the
 * money has come. Returns its number and what was paid, in pesos.
 */
export async function borrowAndRepay(flow: Flow): Promise<{ orderNo: string; paid: number }> {
  const { home, signed, order, advanceTime } = flow;
  await advanceTime('PT2M');
  await home.waitForState('approved');
  await chooseLoan(flow);
  const orderNo = await signLoan(flow);
  await signed.tap(signedIds.detail);
  await order.waitForState('waiting');
  await advanceTime('PT8S');
  return { orderNo, paid: await payByLink(flow) };
}
