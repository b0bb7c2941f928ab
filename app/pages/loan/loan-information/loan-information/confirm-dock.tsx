import { useTranslations } from 'next-intl';
import { TermsClock } from '@/app/loan/terms/terms-clock';
import { deadlineOf } from '@/app/loan/terms/terms-deadline';
import type { PreviewState, Terms } from '@/app/loan/terms/use-preview';
import type { PayoutAccount } from '@/app/loan/use-payout-account';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/show-field';
import type { CallState } from '@/lib/api/use-call';
import { ids } from './screen.ids';

type Props = {
  price: PreviewState;
  terms: Terms;
  account: CallState<PayoutAccount | null>;
  onGoOn: () => void;
};

/** How long the terms stand, and the way to sign them; only ever those that stand now. */
export function ConfirmDock({ price, terms, account, onGoOn }: Props) {
  const t = useTranslations('loanInformation.dock');
  const { status, renew } = price;
  function leadToAccount() {
    if (account.error) void account.retry();
    else showField(ids.changeAccount);
  }
  if (status === 'updating') {
    return (
      <Dock note={t('renewing')}>
        <Button loading id={ids.goOn}>
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  if (status !== 'ready') {
    return (
      <Dock>
        <Button waiting={t('needsTerms')} id={ids.goOn} onClick={renew}>
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  return (
    <Dock note={<TermsClock deadline={deadlineOf(terms)} onEnd={renew} />}>
      <Button
        id={ids.goOn}
        loading={account.data === undefined && !account.error}
        waiting={account.data ? undefined : t(account.error ? 'retryAccount' : 'needsAccount')}
        onClick={() => (account.data ? onGoOn() : leadToAccount())}
      >
        {t('goOn')}
      </Button>
    </Dock>
  );
}
