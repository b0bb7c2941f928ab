import { useTranslations } from 'next-intl';
import { classes } from '@/components/foundation/classes';
import { useFormat } from '@/lib/format/use-format';

/** How large an amount is: `hero` the offer, `screen` the amount of a screen, `card` compared ones, `line` within a list. */
export type MoneySize = 'hero' | 'screen' | 'card' | 'line';

/** Props of {@link Money}. */
export type MoneyProps = {
  /** Whole pesos. */
  amount: number;
  size?: MoneySize;
};

/** An amount with its thousands point drawn as the red disc; read as "200000 pesos". */
export function Money({ amount, size = 'screen' }: MoneyProps) {
  const t = useTranslations('ui.money');
  const format = useFormat();
  return (
    <span className={classes('money', `money--${size}`)}>
      <span aria-hidden="true">
        {format.moneyParts(amount).map(({ kind, text }, index) =>
          kind === 'point' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part's place is its identity
            <span key={index} className={classes('point', text === '.' && 'point--dot')}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </span>
      {/* Without separators: a voice reads "200.000" as it likes, but 200000 as an amount. */}
      <span className="vh">{t('spoken', { pesos: String(amount) })}</span>
    </span>
  );
}
