import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { ApplicationStepper, type ShownStep } from './application-stepper';

type Props = {
  step: ShownStep;
  dock?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** The frame of every step of the application: its name in the bar, the stepper below it. */
export function ApplicationFrame({ step, ...frame }: Props) {
  const t = useTranslations('application');
  return <ScreenFrame title={t('title')} top={<ApplicationStepper step={step} />} {...frame} />;
}
