import { useTranslations } from 'next-intl';
import { Icon } from '@/components/icon/icon';
import { iconChevronDown } from '@/components/icon/shapes/navigation';
import type { Quote } from '@/lib/api/schemas/loan';
import { ids } from '../loan.ids';
import { QuoteFigures, QuotePenalty } from '../quote/quote-figures';
import { QuoteSummary } from '../quote/quote-summary';

/** What is received, what is paid back and when, its cost, the CAE and the late charges; all other figures folded below. */
export function SigningFigures({ quote }: { quote: Quote }) {
  const t = useTranslations('sign');
  return (
    <div className="stack mt-4">
      <QuoteSummary quote={quote} />
      <QuotePenalty quote={quote} />
      <details className="signing-figures" id={ids.figures} aria-labelledby={`${ids.figures}-all`}>
        <summary id={`${ids.figures}-all`}>
          <span className="grow">{t('figures')}</span>
          <Icon of={iconChevronDown} />
        </summary>
        <QuoteFigures quote={quote} />
      </details>
    </div>
  );
}
