import { useTranslations } from 'next-intl';
import { useFormat } from '@/lib/format/use-format';
import { Stats } from './stats';

/** Three sums side by side; on the hero's dark panel. */
export const examples = {
  three: () => <Sample amounts={[188_000, 27_000, 215_000]} />,
  largest: () => <Sample amounts={[9_390_600, 799_200, 10_189_800]} />,
};

function Sample({ amounts: [receive, cost, payBack] }: { amounts: [number, number, number] }) {
  const t = useTranslations('home.offer');
  const format = useFormat();
  return (
    <div className="hero__panel">
      <Stats
        items={[
          { label: t('receive'), value: format.money(receive) },
          { label: t('cost'), value: format.money(cost) },
          { label: t('payBack'), value: format.money(payBack), total: 'shown' },
        ]}
      />
    </div>
  );
}
