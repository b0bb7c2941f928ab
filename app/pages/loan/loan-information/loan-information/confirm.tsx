import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { choiceKey, type LoanChoice, queryOf } from '@/app/loan/choice';
import { hasSignedBefore } from '@/app/loan/signing/signed-before';
import { Swap } from '@/app/loan/swap';
import { keepTerms, readKeptTerms } from '@/app/loan/terms/kept-terms';
import { costOf } from '@/app/loan/terms/preview-cost';
import { areOver } from '@/app/loan/terms/terms-deadline';
import { type Terms, usePreview } from '@/app/loan/terms/use-preview';
import { usePayoutAccount } from '@/app/loan/use-payout-account';
import { PenaltyNotice } from '@/components/breakdown/penalty-notice';
import type { Home } from '@/lib/api/schemas/home';
import { useRouter } from '@/lib/router/use-router';
import { AccountSection } from './account-section';
import { ConfirmDock } from './confirm-dock';
import { ArrivalSection, RepaymentSection } from './figures-sections';
import { PriceMissing } from './price-missing';
import { RenewalFailed } from './renewal-failed';
import { ids } from './screen.ids';
import { TermsNews } from './terms-news';
import { useTermsNews } from './use-terms-news';

type Props = { choice: LoanChoice; home: Home };

/** Every figure of one choice, fresh from the server, to be confirmed before signing. */
export function Confirm({ choice, home }: Props) {
  const t = useTranslations('loanInformation');
  const router = useRouter();
  const price = usePreview(choice);
  const account = usePayoutAccount();
  const [before] = useState(() => seenBefore(choice));
  const news = useTermsNews(price.terms, before);
  const { terms, renew } = price;
  if (!terms) return <PriceMissing choice={choice} price={price} />;

  function goOn(confirmed: Terms) {
    // The phone may have slept past the end.
    if (areOver(confirmed)) return renew();
    keepTerms(confirmed);
    const { preview_id } = confirmed.preview;
    router.push(hasSignedBefore(home) ? '/pages/sign/auto-sign' : '/pages/sign/sign', {
      preview_id,
      ...queryOf(choice),
    });
  }
  return (
    <ScreenFrame
      title={t('title')}
      dock={
        <ConfirmDock price={price} terms={terms} account={account} onGoOn={() => goOn(terms)} />
      }
    >
      <h1 id={ids.title}>{t('heading')}</h1>
      <div className="stack mt-4" aria-busy={price.status === 'updating' || undefined}>
        <TermsNews news={news} preview={terms.preview} />
        <RenewalFailed price={price} />
        <Swap preview={terms.preview} />
      </div>
      <ArrivalSection preview={terms.preview} />
      <RepaymentSection preview={terms.preview} />
      <AccountSection account={account} />
      <div className="section">
        <PenaltyNotice penalty={costOf(terms.preview).penalty} />
      </div>
    </ScreenFrame>
  );
}

/** The terms of this choice that the person confirmed before and has not signed. */
function seenBefore(choice: LoanChoice): Terms | null {
  const kept = readKeptTerms();
  if (!kept || kept.order_no !== undefined) return null;
  return choiceKey(kept.choice) === choiceKey(choice) ? kept : null;
}
