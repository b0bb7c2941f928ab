import type { FaqText } from '../faq-text';

/** The questions and answers in English. */
export const text: FaqText = ({ auditMinutes, retryDays, approvalDays }) => [
  {
    id: 'apply',
    title: 'Getting a loan',
    entries: [
      {
        id: 'need',
        question: 'What do I need to apply?',
        answer: [
          'To be 18 or over, a RUN, a Chilean mobile number and your ID card at hand. There are four steps: your details, your work, your account and photos of your ID card.',
          'If you leave half way, a draft stays on your phone.',
        ],
      },
      {
        id: 'review',
        question: 'How long does the review take?',
        answer: [
          `Usually ${auditMinutes} minutes. Home tells you; there is no need to wait there.`,
        ],
      },
      {
        id: 'approval',
        question: 'How long does my approval last?',
        answer: [
          `Almost ${approvalDays} days. Home shows the time left. If you let it pass, you pay nothing.`,
        ],
        link: { to: '/', label: 'See my Home' },
      },
      {
        id: 'refused',
        question: 'Why was I refused?',
        answer: [
          'We look at your answers, your photos and how you have paid before. Some days we cannot lend, and it need not be anything you did wrong.',
          `You can apply again in ${retryDays} days. You can also ask for a person to look at the decision.`,
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Talk to a person' },
      },
      {
        id: 'photos',
        question: 'Why were my photos rejected?',
        answer: [
          'Mostly for glare, blur or a cut edge. Find even light, lay the card on something dark and use no flash. The selfie must be of you, taken today.',
        ],
      },
      {
        id: 'yape',
        question: 'Yape or bank?',
        answer: [
          'Both work and neither costs extra. 80% choose Yape, as a mobile number is enough. The account must be in your name.',
        ],
      },
    ],
  },
  {
    id: 'cost',
    title: 'What it costs',
    entries: [
      {
        id: 'price',
        question: 'What does a loan cost?',
        answer: [
          'A service fee, taken off what you receive, and interest, added to what you repay. Before you sign you see both, with the total, the date and the CAE.',
        ],
        link: { to: '/pages/product/product', label: 'Work out a loan' },
      },
      {
        id: 'cae',
        question: 'What is the CAE?',
        answer: [
          'The yearly equivalent cost: all that the loan costs, as a percentage per year. It lets you compare loans of different amounts and terms. For loans of a few days it is high, as it stretches a cost of days to a year.',
        ],
      },
      {
        id: 'late',
        question: 'What happens if I pay late?',
        answer: [
          'There is a one-time charge and a charge for each day. The rates are in your contract; the exact amount, always up to date, is in the details of your loan.',
          'The sooner you pay, the less it costs. If you cannot, talk to us: we look for a way out with you.',
        ],
        link: { to: '/pages/custom-service/repay_help', label: 'See how to pay' },
      },
      {
        id: 'limit',
        question: 'How does my limit grow?',
        answer: [
          'By paying on time, and by vouchers that raise it for some days. You can see the total, what is used and what is reserved.',
        ],
        link: { to: '/pages/contract-new/increase-amount', label: 'See my limit' },
      },
    ],
  },
  {
    id: 'repay',
    title: 'Paying',
    entries: [
      {
        id: 'how',
        question: 'How do I pay?',
        answer: [
          'Open your loan, tap Pay and choose a way. For a bank transfer, copy the reference exactly: it is how we know your payment.',
        ],
        link: { to: '/pages/custom-service/repay_help', label: 'Step by step' },
      },
      {
        id: 'early',
        question: 'Can I pay early?',
        answer: [
          'Yes, whenever you like. It is your right under Law 18.010. The app shows the amount for that day.',
        ],
      },
      {
        id: 'missing',
        question: 'I paid and it does not show',
        answer: [
          'Wait a few minutes and refresh your loan’s details. If nothing changes, send us the receipt. Do not pay twice.',
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Send the receipt' },
      },
      {
        id: 'failed',
        question: 'The money did not reach my account',
        answer: [
          'If the account was wrong, the loan is on hold and does not run. Correct the account from Home and we send it again.',
        ],
        link: { to: '/', label: 'Go to Home' },
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account and data',
    entries: [
      {
        id: 'code',
        question: 'My code does not arrive',
        answer: [
          'Check the number or the e-mail, look in spam, and wait a minute before asking for another. Only the last one we sent works.',
        ],
      },
      {
        id: 'fraud',
        question: 'Somebody asks me for the code',
        answer: [
          'Do not give it. We never ask for the code by phone, e-mail or WhatsApp. If you already did, write to us now.',
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Tell us now' },
      },
      {
        id: 'permissions',
        question: 'Do I have to give permissions?',
        answer: [
          'For the loan, only the camera or photos you pick. SMS, apps and phone data are optional: saying no never costs you a loan. In Settings you see what was sent and can take your permission back.',
        ],
        link: { to: '/pages/settings/settings', label: 'Open Settings' },
      },
      {
        id: 'delete',
        question: 'How do I delete my data?',
        answer: [
          'Ask through Help. We erase what the law does not oblige us to keep, and tell you what stays and for how long.',
        ],
        link: { to: '/pages/policy/policy', label: 'Read the privacy policy' },
      },
    ],
  },
];
