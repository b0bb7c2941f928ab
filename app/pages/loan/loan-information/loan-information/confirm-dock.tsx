import { useTranslations } from 'next-intl';
import { QuoteDock } from '@/app/loan/quote/quote-dock';
import type { QuotedChoice, QuoteState } from '@/app/loan/quote/use-quote';
import type { PayoutAccount } from '@/app/loan/use-payout-account';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import type { CallState } from '@/lib/api/use-call';
import { ids } from './screen.ids';

type Props = {
  state: QuoteState;
  quoted: QuotedChoice;
  account: CallState<PayoutAccount | null>;
  onGoOn: () => void;
};

/** What the loan costs, and the button to sign it; that of a quote or an account that failed fetches it again. */
export function ConfirmDock({ state, quoted, account, onGoOn }: Props) {
  const tScreen = useTranslations('loanInformation');
  const t = useTranslations('loanInformation.dock');
  const { status, refetch } = state;
  if (status === 'updating') {
    return (
      <QuoteDock quote={quoted.quote} updating={t('updating')}>
        <Button loading variant="soft" id={ids.goOn}>
          {t('goOn')}
        </Button>
      </QuoteDock>
    );
  }
  if (status !== 'ready') {
    return (
      <Dock note={t('needsQuote')}>
        <Button id={ids.goOn} variant="soft" icon={iconRefresh} opens onClick={refetch}>
          {tScreen('renew')}
        </Button>
      </Dock>
    );
  }
  if (!account.data && account.error) {
    return (
      <QuoteDock quote={quoted.quote}>
        <p className="dock__note">{t('accountFailed')}</p>
        <Button
          id={ids.goOn}
          variant="soft"
          icon={iconRefresh}
          loading={account.isRefreshing}
          opens
          onClick={() => void account.retry()}
        >
          {t('accountAgain')}
        </Button>
      </QuoteDock>
    );
  }
  return (
    <QuoteDock quote={quoted.quote}>
      <Button
        id={ids.goOn}
        loading={account.data === undefined}
        waiting={account.data ? undefined : t('needsAccount')}
        opens
        onClick={() => (account.data ? onGoOn() : showField(ids.changeAccount))}
      >
        {t('goOn')}
      </Button>
    </QuoteDock>
  );
}
