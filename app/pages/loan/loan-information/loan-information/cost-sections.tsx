import { useTranslations } from 'next-intl';
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { CaeSheet as CaeSheetComponent } from '@/app/loan/quote/cae-sheet';
import { ArrivalFigures, RepaymentFigures } from '@/app/loan/quote/quote-figures';
import { iconInfoCircle } from '@/components/icon/shapes/status';
import { IconButton } from '@/components/icon-button/icon-button';
import { Section } from '@/components/section/section';
import type { Quote } from '@/lib/api/schemas/loan';

// Loaded on demand; if it fails to load, the figures are shown without the explanation.
const CaeSheet = lazy<ComponentType<ComponentProps<typeof CaeSheetComponent>>>(() =>
  import('@/app/loan/quote/cae-sheet').then(
    ({ CaeSheet }) => ({ default: CaeSheet }),
    () => ({ default: () => null }),
  ),
);

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
        {isCaeOpen && (
          <Suspense>
            <CaeSheet open quote={quote} onDismiss={() => setCaeOpen(false)} />
          </Suspense>
        )}
      </Section>
    </>
  );
}
