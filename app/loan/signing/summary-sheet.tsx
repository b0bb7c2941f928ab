import { useTranslations } from 'next-intl';
import { Row, Rows } from '@/components/rows/rows';
import { Section } from '@/components/section/section';
import type { Quote } from '@/lib/api/schemas/loan';
import { config } from '@/lib/config';
import { useFormat } from '@/lib/format/use-format';
import { yearlyInterestRate } from '@/lib/loan/cost';
import { yearDays } from '@/lib/loan/legal-maximum';
import { dailyRateOf, onceRateOf } from '@/lib/loan/penalty';
import { ids } from '../loan.ids';

const monthDays = 30;

/**
 * The summary sheet (hoja resumen) of a loan before it is signed: what its figures do not say, as the rates, the cost
 * of paying early, what happens without a payment, early termination, power to act for the borrower, the right to
 * withdraw, and who lends.
 * Source: Ley 19.496 arts. 17 B, 17 C and 37.
 */
export function SummarySheet({ quote }: { quote: Quote }) {
  const t = useTranslations('sign.sheet');
  const format = useFormat();
  const { name, rut, register, hours } = config.lender;
  const interest = yearlyInterestRate(quote);
  // A coupon may pay all of it.
  const hasFee = String(quote.service_fee > 0);
  const rows = [
    {
      title: t('interest'),
      text: t('interestText', {
        month: format.percent((interest * monthDays) / yearDays),
        year: format.percent(interest),
      }),
    },
    { title: t('late'), text: useLateText(quote) },
    { title: t('prepayment'), text: t('prepaymentText', { none: format.money(0), hasFee }) },
    { title: t('default'), text: t('defaultText') },
    { title: t('termination'), text: t('terminationText') },
    { title: t('withdrawal'), text: t('withdrawalText', { hasFee }) },
    { title: t('lender'), text: t('lenderText', { name, rut, register, ...hours }) },
    { title: t('seal'), text: t('sealText') },
  ];
  return (
    <Section title={t('title')} id={ids.sheet}>
      <div className="summary-sheet">
        <Rows label={t('title')}>
          {rows.map((row) => (
            <Row key={row.title} {...row} />
          ))}
        </Rows>
      </div>
    </Section>
  );
}

function useLateText({ penalty }: Quote): string {
  const t = useTranslations('sign.sheet');
  const format = useFormat();
  const [once, daily] = [onceRateOf(penalty), dailyRateOf(penalty)];
  if (once === undefined || daily === undefined) return t('lateUnknown');
  return t('lateText', {
    once: format.percent(once, 'ifAny'),
    daily: format.percent(daily, 'ifAny'),
    year: format.percent(daily * yearDays, 'ifAny'),
  });
}
