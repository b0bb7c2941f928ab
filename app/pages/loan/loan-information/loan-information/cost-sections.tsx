import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CaeSheet } from '@/app/loan/quote/cae-sheet';
import { ArrivalFigures, RepaymentFigures } from '@/app/loan/quote/quote-figures';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';
import { Section } from '@/components/section/section';
import type { Quote } from '@/lib/api/schemas/loan';

/** The quote's figures in two sections: what the user receives, and what is repaid. */
export function CostSections({ quote }: { quote: Quote }) {
  const t = useTranslations('loanInformation');
  const help = useTranslations('ui.breakdown');
  const [isCaeOpen, setCaeOpen] = useState(false);
  return (
    <>
      <Section title={t('arrival')}>
        <ArrivalFigures quote={quote} />
      </Section>
      <Section title={t('repayment')}>
        <RepaymentFigures
          quote={quote}
          caeHelp={
            <IconButton
              look="inline"
              icon={iconInfoCircle}
              label={help('caeHelp')}
              onClick={() => setCaeOpen(true)}
            />
          }
        />
        <CaeSheet open={isCaeOpen} quote={quote} onDismiss={() => setCaeOpen(false)} />
      </Section>
    </>
  );
}
