import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** The terms of use in English. */
export const text: PolicyText = {
  intro: `These are the rules for using ${brand}. Each loan also has its own contract, with amounts, dates and costs. Where they differ, the contract you signed prevails, and the law above all. The Spanish text is the one that binds; this translation helps you read it.`,
  sections: [
    {
      id: 'use',
      title: 'Who can use the service',
      blocks: [
        'People aged 18 or over, with a Chilean RUN and mobile number, acting for themselves. One person, one account.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You log in with your mobile number or e-mail and a one-time code. Give it to nobody: whoever has it can log in as you. If you think somebody used your account, tell us at once through Help.',
        'What you tell us must be true and your own. The selfie must match you, and the photo of the ID card your RUN; otherwise we reject the application.',
      ],
    },
    {
      id: 'application',
      title: 'Application and review',
      blocks: [
        'Applying costs nothing and does not oblige you to take a loan. The review may be automatic, and you can ask for a person to look at it.',
        'An approval stands until the date shown on Home. After that the application must be sent again. If we cannot lend today, we tell you from when you can try again.',
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      blocks: [
        'Before you sign you always see together: the amount, the service fee, what you receive, the interest, the total to repay, the date, the yearly cost (CAE) and what paying late costs. Law 19.496 and Law 20.555 (SERNAC Financiero) require it.',
        'There are no charges outside that summary. No interest may exceed the legal maximum (interés máximo convencional) of Law 18.010 on money lending; a clause that exceeds it has no effect.',
        'You need not buy insurance or any other product to get a loan.',
      ],
    },
    {
      id: 'signature',
      title: 'Contract and signature',
      blocks: [
        'You sign electronically, which is valid under Law 19.799. Your signature is kept with the exact text, the date and the time. You can read, print and keep the contract at any time from the details of your loan.',
        'After your first signature you can sign the next loan with one tap. You see the same figures first.',
      ],
    },
    {
      id: 'payout',
      title: 'How you get the money',
      blocks: [
        'We send it to your Yape or to a bank account in your name. If the transfer fails, the loan does not start: you correct the account and we try again.',
      ],
    },
    {
      id: 'repayment',
      title: 'How you repay',
      blocks: [
        'You pay the total on the date in your contract, by the ways the app shows. If one of them costs something, you see it before you choose it.',
        'You can pay early without asking: it is a right that cannot be waived (article 10 of Law 18.010). A partial payment below 20% of the balance needs our agreement.',
      ],
    },
    {
      id: 'late',
      title: 'If you are late',
      blocks: [
        'Being late costs a one-time charge and a charge for each day. Their rates and amounts are in the summary of your contract and do not change after you sign. We never charge more than the law allows.',
        'Collection follows Law 19.496, within the limits of Law 21.320:',
        {
          list: [
            'At most one call or visit a week.',
            'At most two messages a week, with at least two days between them.',
            'Calls and visits only on working days, from 8:00 to 20:00.',
            'No word to others about your debt, and no papers that look like a court’s.',
          ],
        },
        'If you cannot pay, talk to us before the date. We look for a way out with you.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'If you change your mind',
      blocks: [
        'Where the law gives you a right of withdrawal (article 3 bis of Law 19.496), you can undo the contract within the legal time by returning what you received. Ask for it through Help.',
      ],
    },
    {
      id: 'benefits',
      title: 'Coupons and vouchers',
      blocks: [
        'Each one says what it is worth, from what amount it counts and when it ends. It is used once, is not exchanged for money and cannot be passed on.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair use',
      blocks: [
        'You may not use the service with somebody else’s data, to deceive or to harm it. We may suspend an account while we look into possible fraud, and we will tell you why. Your running loans keep their terms.',
      ],
    },
    {
      id: 'service',
      title: 'Outages and liability',
      blocks: [
        'We work to keep the app available. If it fails, you lose no rights: a payment you could not make because of us costs no late charges. Nothing in these rules limits the rights Law 19.496 gives you.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these rules',
      blocks: [
        'If we change them, we tell you beforehand and ask you to accept them again. A signed contract does not change.',
      ],
    },
    {
      id: 'complaints',
      title: 'Complaints and law',
      blocks: [
        'Write to us first through Help. You can also complain free of charge to SERNAC (sernac.cl or 800 700 100) or go to the local court (juzgado de policía local) where you live. Chilean law applies.',
      ],
    },
  ],
};
