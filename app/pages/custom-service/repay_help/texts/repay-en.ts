import type { RepayText } from './repay-text';

/** How to pay, in English. */
export const text: RepayText = ({ once, daily }) => ({
  steps: [
    {
      id: 'open',
      title: 'Open your loan',
      text: 'In My loans, tap the one you want to pay. It shows today’s amount.',
    },
    {
      id: 'choose',
      title: 'Choose how to pay',
      text: 'Tap Pay and choose a way. If it has a charge, you see it before you go on.',
    },
    {
      id: 'pay',
      title: 'Pay the whole amount',
      text: 'On the payment page, or from your bank with the details we show you.',
    },
    {
      id: 'back',
      title: 'Come back to the app',
      text: 'Once we receive your payment, the loan shows as paid back.',
    },
  ],
  questions: [
    {
      id: 'transfer',
      title: 'If you pay by transfer',
      text: 'Copy the bank, the account, the RUT, the exact amount and the reference. The reference tells us the payment is yours.',
    },
    {
      id: 'early',
      title: 'If you want to pay early',
      text: 'You can pay on any day before the date. You pay the amount your loan shows.',
    },
    {
      id: 'late',
      title: 'If you are late',
      text: `${once} of the amount you borrowed is added once, and ${daily} for each day. If you know you won’t make it, write to us first.`,
    },
    {
      id: 'missing',
      title: 'If you paid and it doesn’t show',
      text: 'Wait a few minutes and tap Check now on your loan. If nothing changes, write to us with the receipt. Don’t pay twice.',
    },
  ],
});
