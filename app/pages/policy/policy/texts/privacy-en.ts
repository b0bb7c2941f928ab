import { config } from '@/lib/config';
import type { PolicyText } from './policy-text';

const { brand } = config;

/** The privacy policy in English. */
export const text: PolicyText = {
  intro: `This tells you what data ${brand} uses about you, why, who sees it and how you decide about it. It follows Chile’s Law 19.628 on the protection of personal data, with the changes of Law 21.719, in force from 1 December 2026. The Spanish text is the one that binds; this translation helps you read it.`,
  sections: [
    {
      id: 'who',
      title: 'Who answers for your data',
      blocks: [
        `The controller is the company that runs ${brand} and signs the loan contract with you. Its legal name, RUT and address are in that contract.`,
        'For anything about privacy, write to us through Help inside the app. A person answers.',
      ],
    },
    {
      id: 'data',
      title: 'What data we use',
      blocks: [
        'What you give us:',
        {
          list: [
            'To log in: your mobile number or your e-mail.',
            'To know you: name, gender, date of birth, RUN, education, line of work, WhatsApp, district and what the loan is for.',
            'About your situation: kind of job, salary range, marital status and whether you have paid late before.',
            'Two emergency contacts: name, phone and relationship. Tell them before you give us their details.',
            'Where you get the money: your Yape or your bank account.',
            'Photos of both sides of your ID card and a selfie.',
          ],
        },
        'What comes from using the service: your applications, contracts, payments and messages with us.',
        'And five groups that are optional. Each is sent only if you allow it separately, and saying no never costs you a loan:',
        {
          list: [
            'Phone data: model, version, language, network and space.',
            'The list of installed apps.',
            'Text messages (SMS).',
            'How you use the app: which screens you open and when, and which fields are hard to fill in.',
            'That someone signed up, applied, signed or paid, without your name, to measure our ads.',
          ],
        },
        'If you give us location permission, we use only the approximate one. We do not read your contact list: you pick one person and we receive only that one. We do not use the microphone.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      blocks: [
        {
          list: [
            'To check that it is you and keep others from borrowing in your name.',
            'To review your application and decide how much we can lend you.',
            'To prepare and fulfil the contract: pay out the loan, receive your payments and remind you of dates.',
            'To do what the law asks of us and answer the authorities.',
            'To improve the service, only with the optional data you allowed.',
          ],
        },
        'We use your data for nothing else without asking you first.',
      ],
    },
    {
      id: 'basis',
      title: 'On what grounds',
      blocks: [
        'We use your data because the contract you ask for needs it, because a law obliges us, or because you consent. Consent is asked for separately, is kept with its date, and you can take it back in Settings at any time. That does not undo what was done before.',
      ],
    },
    {
      id: 'decisions',
      title: 'Automatic decisions',
      blocks: [
        'An automatic system may review your application. It compares your answers, your photos and your history with us. You can ask us to explain the decision, give your view and have a person review it, as Law 21.719 provides.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who sees it',
      blocks: [
        {
          list: [
            'The institution and payment services that move the money, with only what each payment needs.',
            'Companies that work for us, such as those that send codes or host data, under contract and on our instructions.',
            'Authorities and courts, when the law orders it.',
          ],
        },
        'We do not sell your data. Data about debts is passed on only in the cases and for the time that title III of Law 19.628 allows. We never tell your emergency contacts about your debt: Law 19.496, as changed by Law 21.320, forbids it.',
        'If a supplier keeps data outside Chile, we require protection equal to that of Chilean law.',
      ],
    },
    {
      id: 'keeping',
      title: 'How long we keep it',
      blocks: [
        'Data about your contracts: while our relationship lasts, and then for as long as the law lets either side claim or obliges us to keep it. Optional data: for the time each permission states. Then we erase it or make it anonymous.',
        'On this phone we keep your session and the drafts of your forms. Logging out erases them.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          list: [
            'Access: to know what we hold about you and get a copy.',
            'Rectification: to correct what is wrong or incomplete.',
            'Erasure: to ask us to delete what we no longer need.',
            'Objection: to ask us to stop using it for something in particular.',
            'Portability: to take it with you in a format others can read, from 1 December 2026.',
            'Blocking: to have it set aside while your request is decided.',
          ],
        },
        'Using them is free. Ask through Help and we answer within the legal time limit. If you do not agree, you can go to the civil court and, from 1 December 2026, to the Agencia de Protección de Datos Personales.',
      ],
    },
    {
      id: 'security',
      title: 'How we look after it',
      blocks: [
        'Everything travels encrypted. Only those who need your data can reach it. We will never ask for your login code by phone, e-mail or WhatsApp. If something happens that puts you at risk, we tell you and the authority.',
      ],
    },
    {
      id: 'minors',
      title: 'Minors',
      blocks: [
        `${brand} is for people aged 18 or over. If we find data of somebody younger, we erase it.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'If we change something important, we tell you in the app beforehand. Whatever needs your consent, we ask for again.',
      ],
    },
  ],
};
