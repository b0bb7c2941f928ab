import type { AgreementText } from '@/app/agreement/agreement-text';

/** The agreement in English: a translation, the Spanish one counts. */
export const text: AgreementText = (loan) => [
  {
    id: 'parties',
    title: 'Who agrees',
    paragraphs: [
      `${loan.brand}, who lends, and you, who borrow. You are 18 or older, and the details you gave are yours and true.`,
      'This is a translation. The Spanish text is the one that counts.',
    ],
  },
  {
    id: 'loan',
    title: 'What you borrow and what you receive',
    paragraphs: [
      `You borrow ${loan.amount} for ${loan.term}. The service fee of ${loan.fee} is taken off that amount, once.`,
      `You receive ${loan.arrival} in ${loan.account}. If the account rejects it, we tell you and you can correct it free of charge.`,
    ],
  },
  {
    id: 'repayment',
    title: 'What you pay back and when',
    paragraphs: [
      `You pay back ${loan.repayment} in a single payment, by ${loan.repayDate}: the ${loan.amount} you borrowed and ${loan.interest} of interest.`,
      'Days are counted by the calendar of mainland Chile. If the money reaches you on another day, the date to pay moves with it and the app shows it.',
    ],
  },
  {
    id: 'cost',
    title: 'What it costs in all',
    paragraphs: [
      `The total cost of credit is ${loan.cost}: the difference between what you pay back and what you receive.`,
      ...(loan.cae === null
        ? []
        : [
            `The CAE (Carga Anual Equivalente, annual equivalent charge, Law 20.555) is ${loan.cae}. It puts the cost on a whole year, so that you can compare with other loans.`,
          ]),
    ],
  },
  {
    id: 'paying',
    title: 'How you pay',
    paragraphs: [
      'You pay from the app, in the ways it shows that day. If a way has a charge of its own, you see it before you choose.',
      'The loan is paid back when we receive the whole amount, and the app says so. You can pay before the date without asking (article 10 of Law 18.010); the amount is the one the app shows.',
    ],
  },
  {
    id: 'late',
    title: 'If you are late',
    paragraphs: [
      `From the day after the date to pay, ${loan.once} is added once (${loan.onceRate} of the amount you borrowed).`,
      `On top of that, ${loan.daily} is added for each day late (${loan.dailyRate} of the amount you borrowed). Late charges are never charged on late charges.`,
      'If you know that you cannot pay in time, write to us before: we look for a way out with you.',
    ],
  },
  {
    id: 'signature',
    title: 'Your signature',
    paragraphs: [
      'You sign in the app, electronically (Law 19.799). Before you signed you saw all amounts, dates and costs of this contract together.',
      'This contract is always there for you in the app, and you can print or save it.',
    ],
  },
  {
    id: 'data',
    title: 'Your data',
    paragraphs: [
      'We use your data as the privacy policy says. What you allow apart from it you can take back in Settings, and this loan does not change.',
    ],
  },
  {
    id: 'complaints',
    title: 'Questions and complaints',
    paragraphs: [
      'Write to us through Help: a person answers. You can also complain to the consumer service (SERNAC, Law 19.496) and to the courts that the law names.',
    ],
  },
];
