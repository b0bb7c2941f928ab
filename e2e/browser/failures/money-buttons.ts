import { ids as signIds } from '@/app/loan/loan.ids';
import { paymentIds } from '@/app/orders/payment/payment.ids';
import { ids as codeIds } from '@/app/pages/account/get-code-page/get-code-page/screen.ids';
import { ids as basicIds } from '@/app/pages/step/step-basic/step-basic/screen.ids';
import { ids as socialIds } from '@/app/pages/step/step-social/step-social/screen.ids';
import { ids as uploadIds } from '@/app/pages/upload/upload-id-card/upload-id-card/screen.ids';
import { ids as payoutIds } from '@/app/payout/payout.ids';
import type { Path } from '@/lib/api/contract';
import type { Journey } from '../journeys/journey';
import {
  bankAccountKept,
  basics,
  basicsKept,
  person,
  social,
  socialKept,
} from '../journeys/person';
import { lastAccount, serverView } from '../journeys/server-view';
import { chooseLoan } from '../journeys/ways';
import { typeAccount } from './failing';

/** One button: the way to it, what it calls, where it leads, and that the server has done it once. */
export type MoneyButton = {
  id: string;
  path: Path;
  reach(j: Journey): Promise<void>;
  arrive(j: Journey): Promise<void>;
  isDoneOnce(j: Journey): Promise<void>;
};

/** Every button that moves money or cannot be taken back, by what it does. */
export const moneyButtons: Record<string, MoneyButton> = {
  'asking for a code': {
    id: codeIds.submit,
    path: 'user/get_code',
    reach: readyForCode,
    arrive: ({ login }) => login.stands(),
    async isDoneOnce({ control }) {
      expect(await control.outbox()).toHaveLength(1);
    },
  },
  'saving the first step': {
    id: basicIds.submit,
    path: 'app/save_basic_info',
    async reach(j) {
      await j.open(j.basic.path, 'init');
      await j.basic.stands();
      await j.basic.fillIn(basics);
      await j.basic.takeSelfie();
    },
    arrive: ({ social: second }) => second.stands(),
    async isDoneOnce({ control }) {
      expect((await lastAccount(control)).basic).toEqual(basicsKept);
    },
  },
  'saving the second step': {
    id: socialIds.submit,
    path: 'app/save_extra_info',
    async reach(j) {
      await j.open(j.social.path, 'init_social');
      await j.social.stands();
      await j.social.fillIn(social);
    },
    arrive: ({ withdrawal }) => withdrawal.stands(),
    async isDoneOnce({ control }) {
      expect((await lastAccount(control)).extra).toEqual(socialKept);
    },
  },
  'saving the payout account': {
    id: payoutIds.submit,
    path: 'app/save_transfer_info',
    reach: async (j) => void (await typeAccount(j)),
    arrive: ({ upload }) => upload.stands(),
    async isDoneOnce({ control }) {
      expect((await lastAccount(control)).transfer).toEqual(bankAccountKept);
    },
  },
  'handing in the application': {
    id: uploadIds.submit,
    path: 'loan/apply_info',
    async reach(j) {
      await j.open(j.upload.path, 'init_submit');
      await j.upload.stands();
    },
    arrive: ({ submited }) => submited.stands(),
    async isDoneOnce({ control }) {
      expect((await lastAccount(control)).applications).toHaveLength(1);
    },
  },
  'signing a loan': {
    id: signIds.sign,
    path: 'loan/apply',
    reach: readyToSign,
    arrive: ({ signed }) => signed.stands(),
    async isDoneOnce({ control }) {
      expect((await lastAccount(control)).orders).toHaveLength(1);
    },
  },
  'signing the next loan with one tap': {
    id: signIds.sign,
    path: 'loan/apply',
    async reach(j) {
      await j.open('/', 'cleared');
      await j.home.shows('cleared');
      await j.home.go('again');
      await j.choose.stands();
      await j.choose.figures();
      await j.choose.goOn();
      await j.information.stands();
      await j.information.goOn();
      await j.autoSign.stands();
    },
    arrive: ({ signed }) => signed.stands(),
    async isDoneOnce({ control }) {
      expect((await lastAccount(control)).orders).toHaveLength(2);
    },
  },
  'paying a loan back': {
    id: paymentIds.confirm,
    path: 'deal/repay_request',
    async reach(j) {
      await openRunningLoan(j);
      await j.order.choosePay('transfer');
      await j.by(paymentIds.confirm).waitFor();
    },
    arrive: ({ order }) => order.showsTransfer(),
    async isDoneOnce({ control }) {
      expect((await serverView(control)).state.payments).toHaveLength(1);
    },
  },
};

/** Opens the running loan of a person by its own address. */
export async function openRunningLoan(j: Journey): Promise<void> {
  await j.open(j.myLoan.path, 'lending');
  const [loan] = (await lastAccount(j.control)).orders;
  await j.myLoan.openLoan(loan?.order_no ?? '');
  await j.order.shows('lending');
}

/** Types a phone number and agrees, ready to ask for a code. */
export async function readyForCode(j: Journey): Promise<void> {
  await j.open(j.getCode.path);
  await j.getCode.stands();
  await j.getCode.fillIn(person.phone);
  await j.getCode.agree();
}

/** From Home to the agreement, ticked and signed by hand, ready to be sent. */
export async function readyToSign(j: Journey): Promise<void> {
  await j.open('/', 'approved');
  await j.home.shows('approved');
  await chooseLoan(j);
  await j.sign.stands();
  await j.sign.agree();
  await j.sign.draw();
}
