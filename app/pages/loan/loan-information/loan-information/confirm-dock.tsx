import { useTranslations } from 'next-intl';
import { QuoteDock } from '@/app/loan/quote/quote-dock';
import type { QuotedChoice, QuoteState } from '@/app/loan/quote/use-quote';
import type { PayoutAccount } from '@/app/loan/use-payout-account';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import type { CallState } from '@/lib/api/use-call';
import { ids } from './screen.ids';

type Props = {
  state: QuoteState;
  quoted: QuotedChoice;
  account: CallState<PayoutAccount | null>;
  onGoOn: () => void;
};

/** What the loan costs, and the button to sign it; disabled unless the quote is valid. */
export function ConfirmDock({ state, quoted, account, onGoOn }: Props) {
  const t = useTranslations('loanInformation.dock');
  const { status, refetch } = state;
  function showAccount() {
    if (account.error) void account.retry();
    else showField(ids.changeAccount);
  }
  if (status === 'updating') {
    return (
      <QuoteDock quote={quoted.quote} updating={t('updating')}>
        <Button loading id={ids.goOn}>
          {t('goOn')}
        </Button>
      </QuoteDock>
    );
  }
  if (status !== 'ready') {
    return (
      <Dock>
        <Button waiting={t('needsQuote')} id={ids.goOn} opens onClick={refetch}>
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  return (
    <QuoteDock quote={quoted.quote}>
      <Button
        id={ids.goOn}
        loading={account.data === undefined && !account.error}
        waiting={account.data ? undefined : t(account.error ? 'retryAccount' : 'needsAccount')}
        opens
        onClick={() => (account.data ? onGoOn() : showAccount())}
      >
        {t('goOn')}
      </Button>
    </QuoteDock>
  );
}
