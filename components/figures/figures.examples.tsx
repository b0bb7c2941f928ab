import { useTranslations } from 'next-intl';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';
import { useFormat } from '@/lib/format/use-format';
import { Figure, Figures } from './figures';

/** A sum with what it is made of. */
export const examples = {
  sum: () => {
    const t = useTranslations('loan.figures');
    const format = useFormat();
    return (
      <Figures>
        <Figure label={t('amount')} value={format.money(200_000)} />
        <Figure label={t('fee')} value={`− ${format.money(12_000)}`} />
        <Figure kind="less" label={t('coupon')} value={`+ ${format.money(3000)}`} />
        <Figure kind="total" label={t('arrival')} value={format.money(191_000)} />
        <Figure
          label={t('cae')}
          value={format.percent(0.51)}
          info={<IconButton look="inline" icon={iconInfoCircle} label={t('cae')} />}
        />
      </Figures>
    );
  },
};
