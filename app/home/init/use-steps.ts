import { useTranslations } from 'next-intl';
import type { Step } from '@/lib/api/schemas/basics';
import { usualAuditMinutes } from '@/lib/loan/constants';

const forms = ['basic', 'social', 'withdrawal', 'id_card'] as const;

/** The steps that are filled in; submitting is a tap. */
type FormStep = (typeof forms)[number];

const steps: readonly Step[] = forms;

/** Minutes that a step takes to fill in, as an estimate. */
const minutes: Record<FormStep, number> = { basic: 3, social: 2, withdrawal: 1, id_card: 2 };

/** The progress of an application. */
export type Steps = {
  /** The forms, each with what it asks for and how long it takes. */
  items: readonly { step: FormStep; title: string; text: string; state: 'done' | 'now' | 'next' }[];
  /** The current form, from 1. The last form submits the application, so submitting has no number. */
  number: number;
  /** The number of forms, as in their stepper. */
  total: number;
  /** All forms are filled in; the application only needs to be submitted. */
  isComplete: boolean;
  /** The current step's name. */
  title: string;
};

/** The steps of an application as texts; those before `next` are done. */
export function useSteps(next: Step): Steps {
  const t = useTranslations('home.steps');
  const texts = useStepTexts();
  // For `submit` and `done` only submitting is left.
  const index = steps.indexOf(next);
  const current = index < 0 ? forms.length : index;
  const items = forms.map((step, i) => ({
    step,
    title: texts[step].title,
    text: t('time', { text: texts[step].text, minutes: minutes[step] }),
    state: i < current ? ('done' as const) : i === current ? ('now' as const) : ('next' as const),
  }));
  const total = forms.length;
  return {
    items,
    number: Math.min(current + 1, total),
    total,
    isComplete: current === total,
    title: texts[next].title,
  };
}

/** Name and description of each step. */
export function useStepTexts() {
  const t = useTranslations('home.steps');
  const submit = {
    title: t('submit'),
    text: t('submitText', { minutes: usualAuditMinutes }),
  };
  return {
    basic: { title: t('basic'), text: t('basicText') },
    social: { title: t('social'), text: t('socialText') },
    withdrawal: { title: t('withdrawal'), text: t('withdrawalText') },
    id_card: { title: t('id_card'), text: t('id_cardText') },
    submit,
    done: submit,
  } satisfies Record<Step, { title: string; text: string }>;
}
