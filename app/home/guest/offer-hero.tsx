import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Hero } from '@/components/hero/hero';
import { Money } from '@/components/money/money';
import type { Home } from '@/lib/api/schemas/home';
import { InlineSkeleton } from './inline-skeleton';

type Props = {
  /** What any user may borrow; `undefined` while it loads. */
  teaser: Home['teaser'] | undefined;
  children: ReactNode;
};

/** The offer for a guest. Its texts are prerendered; the figures follow with the reply. */
export function OfferHero({ teaser, children }: Props) {
  const t = useTranslations('home.offer');
  return (
    <Hero
      sun={teaser ? 'behind' : 'none'}
      title={t('title')}
      amount={<OfferAmount pesos={teaser?.max_amount} />}
      text={teaser?.terms.length === 0 ? undefined : <OfferText terms={teaser?.terms} />}
    >
      {children}
    </Hero>
  );
}

function OfferAmount({ pesos }: { pesos: number | undefined }) {
  return (
    <div className="home-offer">
      {pesos === undefined ? (
        <span aria-hidden="true">
          $<InlineSkeleton size="money" />
        </span>
      ) : (
        <Money size="hero" amount={pesos} />
      )}
    </div>
  );
}

/** The terms; `undefined` while they load, never empty. */
function OfferText({ terms }: { terms: readonly number[] | undefined }) {
  const t = useTranslations('home.offer');
  const [min, max] = terms ? [Math.min(...terms), Math.max(...terms)] : [0, 0];
  if (terms && min === max) return t('textOneTerm', { days: max });
  return t.rich('text', {
    min,
    max,
    gap: (chunks) => (terms ? chunks : <InlineSkeleton size="days" />),
  });
}
