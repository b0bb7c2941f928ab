import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fitChoice, offersFor } from '@/app/loan/fit-choice';
import { Stats } from '@/components/stats/stats';
import type { Home } from '@/lib/api/schemas/home';
import type { Quote } from '@/lib/api/schemas/loan';
import { useCall } from '@/lib/api/use-call';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { useSession } from '@/lib/session/use-session';
import { InlineSkeleton } from './inline-skeleton';

type Penalty = Home['penalty'] | undefined;

/**
 * An example of a loan, with the figures of a quote: what is received and repaid, its days and its CAE
 * (contract.md section 1), and what is added if it is late. Has the same height while it loads.
 */
export function ExampleLoan({ penalty }: { penalty: Penalty }) {
  const t = useTranslations('home.offer');
  const { quote, isLoading } = useExampleQuote();
  if (!quote && !isLoading) return <p>{t('noExample')}</p>;
  return (
    <div className="home-example">
      <Figures quote={quote} />
      <LateCharge penalty={penalty} />
    </div>
  );
}

function Figures({ quote }: { quote: Quote | null }) {
  const t = useTranslations('home.offer');
  const cost = useTranslations('ui.breakdown');
  const format = useFormat();
  const money = (pesos: number | null | undefined) =>
    pesos == null ? <InlineSkeleton size="money" /> : format.money(pesos);
  const gap = <InlineSkeleton size="short" />;
  return (
    <>
      <p className="small muted">
        {t.rich('example', {
          amount: quote ? format.money(quote.amount) : '',
          days: quote?.term_days ?? 0,
          gap: (figure: ReactNode) => (quote ? figure : gap),
        })}
      </p>
      <Stats
        items={[
          { label: t('receive'), value: money(quote?.arrival) },
          { label: cost('cost'), value: money(quote && costOf(quote)) },
          { label: t('payBack'), value: money(quote?.repayment), total: 'shown' },
          { label: cost('cae'), value: quote ? format.percent(quote.cae) : gap },
        ]}
      />
    </>
  );
}

/** The charge for being late, in rates; their places until Home has loaded. */
function LateCharge({ penalty }: { penalty: Penalty }) {
  const t = useTranslations('home.offer');
  const format = useFormat();
  const rate = (value: number | undefined) =>
    value === undefined ? 'none' : format.percent(value, 'ifAny');
  return (
    <p className="small muted">
      {t.rich('late', {
        once: rate(penalty?.once_rate),
        daily: penalty ? rate(penalty.daily_rate) : '',
        most: rate(penalty?.max_rate),
        gap: (figure: ReactNode) => (penalty ? figure : <InlineSkeleton size="short" />),
      })}
    </p>
  );
}

/** Fetches a quote for the default choice; `null` while it loads and if that fails. */
function useExampleQuote(): { quote: Quote | null; isLoading: boolean } {
  const { isReady } = useSession();
  const quiet = { quiet: true } as const;
  const products = useCall('app/get_product_list', isReady ? {} : null, quiet);
  const offers = products.data && offersFor(products.data, undefined);
  const choice = offers ? fitChoice({}, offers) : null;
  const quote = useCall('loan/preview', choice, quiet);
  const failed = products.error ?? quote.error ?? (products.data !== undefined && choice === null);
  return {
    quote: quote.data ?? null,
    isLoading: !failed && quote.data === undefined,
  };
}
