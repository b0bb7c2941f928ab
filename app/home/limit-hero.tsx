import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Hero } from '@/components/hero/hero';
import type { IconShape } from '@/components/icon/icon';
import { Money } from '@/components/money/money';
import { Pill } from '@/components/pill/pill';
import type { Home } from '@/lib/api/schemas/home';
import { useCall } from '@/lib/api/use-call';
import { availableQuota } from '@/lib/loan/amount';

type Props = { home: Home; of: 'approved' | 'cleared'; icon: IconShape; children: ReactNode };

/** The hero of an account that can borrow: how much. */
export function LimitHero({ home, of, icon, children }: Props) {
  const t = useTranslations(`home.${of}`);
  const name = home.user?.first_name;
  const limit = useLimit(home);
  return (
    <Hero
      sun="high"
      pill={
        <Pill tone="ok" icon={icon}>
          {t('pill')}
        </Pill>
      }
      title={name ? t('title', { name }) : t('titleNoName')}
      amount={limit === undefined ? undefined : <Money size="hero" amount={limit} />}
    >
      {children}
    </Hero>
  );
}

/**
 * The highest amount that the user can borrow now, in pesos; from the products that are offered where Home has
 * no quota. `undefined` until it is known: the teaser's amount is no promise to a user.
 */
function useLimit({ quota }: Home): number | undefined {
  const products = useCall('app/get_product_list', quota ? null : {}, { quiet: true });
  if (quota) return availableQuota(quota);
  const offered = products.data?.filter(({ terms }) => terms.length > 0);
  return offered?.length ? Math.max(...offered.map(({ max_amount }) => max_amount)) : undefined;
}
