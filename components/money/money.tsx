import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classes } from '@/components/foundation/classes';
import { useFormat } from '@/lib/format/use-format';

/** Font sizes: `hero` for the offer, `screen` for the main amount of a screen, `card` for compared ones, `line` in a list. */
type MoneySize = 'hero' | 'screen' | 'card' | 'line';

/** Props of {@link Money}. */
export type MoneyProps = {
  /** Whole pesos. */
  amount: number;
  size?: MoneySize;
};

/** How the digits between two points are drawn, of which `after` groups follow. */
type DrawDigits = (text: string, after: number) => ReactNode;

/** An amount whose thousands separators are red discs; screen readers get "200000 pesos". */
export function Money({
  amount,
  size = 'screen',
  draw = asText,
}: MoneyProps & { draw?: DrawDigits }) {
  const t = useTranslations('ui.money');
  const parts = useFormat().moneyParts(amount);
  return (
    // A translation by the browser replaces text nodes, which React would go on to update.
    <span className={classes('money', `money--${size}`)} translate="no">
      <span aria-hidden="true">
        {parts.map(({ kind, text }, index) =>
          kind === 'point' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a part
            <span key={index} className={classes('point', text === '.' && 'point--dot')}>
              {text}
            </span>
          ) : (
            draw(text, (parts.length - 1 - index) / 2)
          ),
        )}
      </span>
      {/* Without separators: screen readers may read "200.000" as a decimal. */}
      <span className="visually-hidden">
        {t('spoken', { count: amount, pesos: String(amount) })}
      </span>
    </span>
  );
}

function asText(text: string): string {
  return text;
}
