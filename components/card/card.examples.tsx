import { useTranslations } from 'next-intl';
import { iconCheck } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { Card, type CardProps } from './card';

/** Outlined and sunken, with and without title. */
export const examples = {
  plain: () => <Sample />,
  flat: () => <Sample flat />,
  titled: () => <Sample title={useTranslations('home.loan')('title')} />,
  titledAside: () => {
    const t = useTranslations();
    return (
      <Sample
        title={t('home.loan.title')}
        aside={
          <Pill tone="ok" icon={iconCheck}>
            {t('orders.state.lending')}
          </Pill>
        }
      />
    );
  },
};

function Sample(props: Omit<CardProps, 'children'>) {
  const t = useTranslations('home.refused');
  return (
    <Card {...props}>
      <p>{t('savedText')}</p>
    </Card>
  );
}
