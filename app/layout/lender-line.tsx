import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { config } from '@/lib/config';

type Props = {
  /** Before it, in the same paragraph. */
  children?: ReactNode;
};

/** Who lends and when customer service answers: legal name, RUT, address and hours, in one small paragraph. */
export function LenderLine({ children }: Props) {
  const t = useTranslations('shell');
  const { name, rut, address, hours } = config.lender;
  return (
    <p className="small muted">
      {children}
      {t('lender', { name, rut, address, ...hours })}
    </p>
  );
}
