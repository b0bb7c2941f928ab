import { useTranslations } from 'next-intl';
import type { TimelineItem } from '@/components/timeline/timeline';
import type { Step } from '@/lib/api/schemas/basics';
import { usualAuditMinutes } from '@/lib/loan/constants';

const order: readonly Step[] = ['basic', 'social', 'withdrawal', 'id_card', 'submit'];

/** The progress of an application. */
export type Steps = {
  items: readonly TimelineItem[];
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
  const texts = useStepTexts();
  // For `done` only submitting is left.
  const index = order.indexOf(next);
  const current = index < 0 ? order.length - 1 : index;
  const items = order.map((step, i) => ({
    ...texts[step],
    state: i < current ? ('done' as const) : i === current ? ('now' as const) : ('next' as const),
  }));
  const total = order.length - 1;
  return {
    items,
    number: Math.min(current + 1, total),
    total,
    isComplete: current === total,
    title: items[current]?.title ?? '',
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
