import type { ConsentTextOf } from './consent-text';

const when = 'When you hand in your application. If you allow it in Settings, right then.';

/** The questions of consent in English; drafts for legal review. */
export const text: ConsentTextOf = (days) => ({
  questions: {
    device: {
      question: 'May we see your phone’s data?',
      what: 'Brand, model, version, language, screen, battery, space and kind of network. Neither your number nor your files.',
      why: 'To notice if someone applies for a loan in your name from another phone.',
      when,
      howLong: `${days.device} days. Then it is deleted.`,
    },
    apps: {
      question: 'May we see which apps you have?',
      what: 'Name, version and dates of each installed app. Never what is inside.',
      why: 'To notice apps that spy on or take over phones for scams.',
      when,
      howLong: `${days.apps} days. Then the list is deleted.`,
    },
    sms: {
      question: 'May we read your text messages?',
      what: 'Your SMS: who, when and what each one says. Not WhatsApp or other chats.',
      why: 'To know better how you handle money when we review your application.',
      when,
      howLong: `${days.sms} days. Then they are deleted.`,
    },
    behavior: {
      question: 'May we see how you use the app?',
      what: 'Which screens you open and which fields are hard to fill in. Never what you type, no amounts.',
      why: 'To fix what is hard to understand.',
      when: 'Bit by bit, while you use the app and when you leave it.',
      howLong: `${days.behavior} days. Then it is deleted.`,
    },
    attribution: {
      question: 'May we count your steps to measure our ads?',
      what: 'That someone signed up, applied, signed or paid. Without your name, without amounts.',
      why: 'To know which of our ads work and stop paying for the rest.',
      when: 'When you take each step.',
      howLong: 'It is only a count: nothing of yours is kept.',
    },
  },
  deviceFields: {
    brand: 'Brand',
    model: 'Model',
    os_version: 'Android version',
    sdk: 'Android level',
    locale: 'Language',
    timezone: 'Time zone',
    'screen.width': 'Screen width',
    'screen.height': 'Screen height',
    'screen.density': 'Screen density',
    'battery.level': 'Battery',
    'battery.charging': 'Charging',
    'storage.total': 'Space in bytes',
    'storage.free': 'Free space in bytes',
    'memory.total': 'Memory in bytes',
    'memory.free': 'Free memory in bytes',
    'network.type': 'Network',
    emulator: 'Emulator',
    rooted: 'Modified system',
  },
  events: {
    screen_opened: 'Which screen is opened',
    form_started: 'Which form is begun',
    form_left: 'Which form is left halfway',
    form_refused: 'Which field had an error, not what was typed',
    photo_retaken: 'Which photo is taken again, not the photo',
    preview_changed: 'How often amount or term is changed, not the amount',
    application_handed_in: 'That an application was handed in',
    loan_signed: 'That a loan was signed',
    repayment_done: 'That a loan was repaid',
    help_opened: 'From which screen help is looked for',
  },
  milestones: {
    registration: 'Someone signed up',
    application: 'Someone handed in an application',
    loan: 'Someone signed a loan',
    repayment: 'Someone repaid a loan',
  },
});
