import { useTranslations } from 'next-intl';
import { expiryOf } from '@/app/loan/quote/quote-expiry';
import { QuoteValidity } from '@/app/loan/quote/quote-validity';
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
  /** When the approval ends: no quote can be signed after that. ISO 8601, where it is known. */
  approvedUntil: string | undefined;
  account: CallState<PayoutAccount | null>;
  onGoOn: () => void;
};

/** Until when the quote holds, and the button to sign it; disabled unless the quote is valid. */
export function ConfirmDock({ state, quoted, approvedUntil, account, onGoOn }: Props) {
  const t = useTranslations('loanInformation.dock');
  const { status, refetch } = state;
  function showAccount() {
    if (account.error) void account.retry();
    else showField(ids.changeAccount);
  }
  if (status === 'updating') {
    return (
      <Dock note={t('updating')}>
        <Button loading id={ids.goOn}>
          {t('goOn')}
        </Button>
      </Dock>
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
    <Dock note={<QuoteValidity expiresAt={endOf(quoted, approvedUntil)} onExpire={refetch} />}>
      <Button
        id={ids.goOn}
        loading={account.data === undefined && !account.error}
        waiting={account.data ? undefined : t(account.error ? 'retryAccount' : 'needsAccount')}
        opens
        onClick={() => (account.data ? onGoOn() : showAccount())}
      >
        {t('goOn')}
      </Button>
    </Dock>
  );
}

/** When the quote can no longer be signed, in ms since 1970: it has expired, or the approval has; `null` if unknown. */
function endOf(quoted: QuotedChoice, approvedUntil: string | undefined): number | null {
  const expiry = expiryOf(quoted);
  return expiry === null || approvedUntil === undefined
    ? expiry
    : Math.min(expiry, Date.parse(approvedUntil));
}
