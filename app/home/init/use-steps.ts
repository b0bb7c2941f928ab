import { useTranslations } from 'next-intl';
import type { TimelineItem } from '@/components/timeline/timeline';
import type { Step } from '@/lib/api/schemas/basics';
import { usualAuditMinutes } from '@/lib/loan/constants';

const order: readonly Step[] = ['basic', 'social', 'withdrawal', 'id_card', 'submit'];

/** How far an application is. */
export type Steps = {
  items: readonly TimelineItem[];
  /** The form to go on with, from 1; its last button sends it all, so that sending is no step of its own. */
  number: number;
  /** How many forms there are: as many as the stepper over them shows. */
  total: number;
  /** Everything is filled in: all that remains is to send it. */
  ready: boolean;
  /** Its name. */
  title: string;
};

/** The steps of an application in words, those before `next` done. */
export function useSteps(next: Step): Steps {
  const words = useStepWords();
  // `done` comes where nothing is left to fill in: all that remains is to send it.
  const at = order.indexOf(next);
  const now = at < 0 ? order.length - 1 : at;
  const items = order.map((step, index) => ({
    ...words[step],
    state: index < now ? ('done' as const) : index === now ? ('now' as const) : ('next' as const),
  }));
  const total = order.length - 1;
  return {
    items,
    number: Math.min(now + 1, total),
    total,
    ready: now === total,
    title: items[now]?.title ?? '',
  };
}

/** Name and explanation of each step. */
export function useStepWords() {
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
