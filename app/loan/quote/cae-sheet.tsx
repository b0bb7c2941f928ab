import { useTranslations } from 'next-intl';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { LinkRow, Rows } from '@/components/rows/rows';
import { Sheet } from '@/components/sheet/sheet';
import type { Quote } from '@/lib/api/schemas/loan';
import { useFormat } from '@/lib/format/use-format';
import { costOf } from '@/lib/loan/cost';
import { freeDaysOf } from './free-days';

type Props = {
  open: boolean;
  quote: Pick<Quote, 'arrival' | 'repayment' | 'term_days' | 'coupon' | 'cae'>;
  onDismiss: () => void;
};

/** Explains the CAE, with the quote's figures as the example (Ley 20.555), and leads to the comparison of the consumer authority. */
export function CaeSheet({ open, quote, onDismiss }: Props) {
  const t = useTranslations('loan.cae');
  const help = useTranslations('ui.breakdown');
  const format = useFormat();
  const externalLink = useExternalLink();
  const { arrival, term_days, cae } = quote;
  return (
    <Sheet open={open} title={help('caeHelp')} onDismiss={onDismiss}>
      <div className="stack">
        <p>{t('what')}</p>
        <p>{t('use')}</p>
        <p>
          {t('example', {
            cae: format.percent(cae),
            days: term_days + freeDaysOf(quote),
            cost: format.money(costOf(quote)),
            arrival: format.money(arrival),
          })}
        </p>
        <p className="small muted">{t('law')}</p>
        <Rows>
          <LinkRow
            title={t('compare')}
            text="SERNAC · www.sernac.cl"
            {...externalLink('https://www.sernac.cl/')}
          />
        </Rows>
      </div>
    </Sheet>
  );
}
