import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ApplicationFrame } from '@/app/application/application-frame';
import { ScreenFrame } from '@/app/layout/screen-frame';

type Props = {
  /** It is a step of an application, and shows how far that is. */
  applying: boolean;
  dock?: ReactNode;
  busy?: boolean;
  children: ReactNode;
};

/** The frame of both payout screens: a step of the application, or an account that is changed later. */
export function PayoutFrame({ applying, ...frame }: Props) {
  const t = useTranslations('payout');
  if (applying) return <ApplicationFrame step="withdrawal" {...frame} />;
  return <ScreenFrame title={t('bar')} {...frame} />;
}
