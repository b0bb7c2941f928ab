import { useTranslations } from 'next-intl';
import { classes } from '@/components/foundation/classes';
import { useFormat } from '@/lib/format/use-format';

/** Font sizes: `hero` for the offer, `screen` for the main amount of a screen, `card` for compared ones, `line` in a list. */
type MoneySize = 'hero' | 'screen' | 'card' | 'line';

type MoneyProps = {
  /** Whole pesos. */
  amount: number;
  size?: MoneySize;
};

/** An amount whose thousands separators are red discs; screen readers get "200000 pesos". */
export function Money({ amount, size = 'screen' }: MoneyProps) {
  const t = useTranslations('ui.money');
  const format = useFormat();
  return (
    <span className={classes('money', `money--${size}`)}>
      <span aria-hidden="true">
        {format.moneyParts(amount).map(({ kind, text }, index) =>
          kind === 'point' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a part
            <span key={index} className={classes('point', text === '.' && 'point--dot')}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
      {/* Without separators: screen readers may read "200.000" as a decimal. */}
      <span className="visually-hidden">{t('spoken', { pesos: String(amount) })}</span>
    </span>
  );
}
