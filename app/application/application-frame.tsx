import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { Stepper } from '@/components/stepper/stepper';
import type { Step } from '@/lib/api/schemas/basics';

/** A step with its own place in the stepper. */
type StepperStep = Extract<Step, 'basic' | 'social' | 'withdrawal' | 'id_card'>;

const stepperSteps: readonly StepperStep[] = ['basic', 'social', 'withdrawal', 'id_card'];

/** Where a step is shown, for every part that renders the frame. */
export type FramePlacement = {
  step: StepperStep;
  /** The title of a step that was opened outside of an application: it renders without the stepper. */
  standaloneTitle?: string;
  /** The page of a step that has several. */
  part?: { number: number; total: number };
  /** How far the user is in a step of one page, whose heading does not count it. */
  progress?: FramePlacement['part'];
};

type Props = FramePlacement & { dock?: ReactNode; busy?: boolean; children: ReactNode };

/** The frame of every step of the application: the title in the bar and the stepper below it. */
export function ApplicationFrame({ step, standaloneTitle, part, progress, ...frame }: Props) {
  const t = useTranslations('application');
  if (standaloneTitle !== undefined) return <ScreenFrame title={standaloneTitle} {...frame} />;
  const names = [t('steps.basic'), t('steps.social'), t('steps.account'), t('steps.photos')];
  const current = stepperSteps.indexOf(step);
  const stepper = <Stepper steps={names} current={current} part={part ?? progress} />;
  return <ScreenFrame title={t('title')} top={stepper} {...frame} />;
}
