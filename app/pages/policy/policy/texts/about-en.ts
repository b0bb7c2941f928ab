import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** About the product, in English. */
export const text: PolicyText = {
  intro: `${brand} lends small amounts for a few days and tells you the whole cost before you sign.`,
  sections: [
    {
      id: 'name',
      title: `Why ${brand}`,
      blocks: [
        'In Chile a “luca” is a thousand pesos. That is why the thousands separator is our mark: you see it in red in every amount.',
      ],
    },
    {
      id: 'promise',
      title: 'What we promise',
      blocks: [
        {
          list: [
            'You see what you receive, what you repay, the date and the CAE, always together.',
            'You can pay early whenever you like.',
            'Refusing a permission never costs you a loan.',
            'If there is a problem, a person answers.',
          ],
        },
      ],
    },
    {
      id: 'earn',
      title: 'How we earn',
      blocks: [
        'From the service fee and the interest of each loan. We do not sell your data, and reviewing your application is free.',
      ],
    },
    {
      id: 'who',
      title: 'Who it is for',
      blocks: [
        'For people who live in Chile and need to cover an expense for a few days. A short loan is expensive when repeated: if the expense comes every month, get help with your budget before you borrow. SERNAC and the CMF have free guides.',
      ],
    },
    {
      id: 'credits',
      title: 'Credits',
      blocks: [
        'Hanken Grotesk typeface, under the SIL Open Font License 1.1. Tabler icons, under the MIT licence.',
      ],
    },
  ],
};
