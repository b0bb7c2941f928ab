import { useTranslations } from 'next-intl';
import { Stepper } from '@/components/stepper/stepper';
import type { Step } from '@/lib/api/schemas/basics';

/** A step that has a screen of its own in the stepper. */
export type ShownStep = Extract<Step, 'basic' | 'social' | 'withdrawal' | 'id_card'>;

const shownSteps: readonly ShownStep[] = ['basic', 'social', 'withdrawal', 'id_card'];

/** How far the application is: "Tus datos, Tu trabajo, Tu cuenta, Tu cédula". */
export function ApplicationStepper({ step }: { step: ShownStep }) {
  const t = useTranslations('application.steps');
  const names = [t('basic'), t('social'), t('account'), t('photos')];
  return <Stepper steps={names} current={shownSteps.indexOf(step)} />;
}
