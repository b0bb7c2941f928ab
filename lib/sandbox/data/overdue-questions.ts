import type { LabelledOption } from './options';

/** One question about past credits; the last option is the worst. */
export type OverdueQuestion = {
  id: string;
  es: string;
  en: string;
  options: readonly LabelledOption[];
};

/** The past-overdue questionnaire of the first step. */
export const overdueQuestions: readonly OverdueQuestion[] = [
  {
    id: 'late_30_days',
    es: '¿Te has atrasado más de 30 días en el último año?',
    en: 'Have you been more than 30 days late in the last year?',
    options: [
      { value: 'no', es: 'No', en: 'No' },
      { value: 'once', es: 'Una vez', en: 'Once' },
      { value: 'more', es: 'Más', en: 'More' },
    ],
  },
  {
    id: 'overdue_now',
    es: '¿Tienes hoy una deuda vencida?',
    en: 'Do you have an overdue debt today?',
    options: [
      { value: 'no', es: 'No', en: 'No' },
      { value: 'up_to_90', es: 'Sí, hasta 90 días', en: 'Yes, up to 90 days' },
      { value: 'over_90', es: 'Sí, más de 90 días', en: 'Yes, over 90 days' },
    ],
  },
];
