import { useTranslations } from 'next-intl';
import { iconDownload } from '@/components/icon/shapes/loan';
import { Button, type ButtonProps } from './button';

/** The three variants, what can happen to the primary one, and the small form. */
export const examples = {
  primary: () => <Sample />,
  soft: () => <Sample variant="soft" />,
  text: () => <Sample variant="text" />,
  loading: () => <Sample loading />,
  notReady: () => <Sample waiting={useTranslations('loanInfoChoose.dock')('needsTerm')} />,
  withIcon: () => <Sample variant="soft" icon={iconDownload} />,
  small: () => <Sample small />,
  smallSoft: () => <Sample small variant="soft" />,
  smallText: () => <Sample small variant="text" />,
  long: () => <Button>{useTranslations('application.submitted')('loan.title')}</Button>,
};

function Sample(props: Omit<ButtonProps, 'children' | 'href' | 'onClick'>) {
  const t = useTranslations('orders.pay');
  return <Button {...props}>{t('amount', { amount: '$238.000' })}</Button>;
}
