import { useTranslations } from 'next-intl';
import { RepayLine } from '@/app/loan/quote/quote-dock';
import type { QuoteState } from '@/app/loan/quote/use-quote';
import type { PayoutAccount } from '@/app/loan/use-payout-account';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { showField } from '@/components/error-summary/error-summary';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import type { CallState } from '@/lib/api/use-call';
import { ids } from './screen.ids';

type Props = {
  state: QuoteState;
  account: CallState<PayoutAccount | null>;
  onGoOn: () => void;
};

/** The button to sign the loan, with what is paid back; that of a quote or an account that failed fetches it again. */
export function ConfirmDock({ state, account, onGoOn }: Props) {
  const tScreen = useTranslations('loanInformation');
  const t = useTranslations('loanInformation.dock');
  const { status, refetch } = state;
  if (status === 'updating') {
    return (
      <Dock note={t('updating')}>
        <Button loading variant="soft" id={ids.goOn}>
          {t('goOn')}
        </Button>
      </Dock>
    );
  }
  const isOld = status !== 'ready';
  if (isOld || (!account.data && account.error)) {
    return (
      <Dock note={t(isOld ? 'needsQuote' : 'accountFailed')}>
        <Button
          id={ids.goOn}
          variant="soft"
          icon={iconRefresh}
          loading={!isOld && account.isRefreshing}
          opens
          onClick={isOld ? refetch : () => void account.retry()}
        >
          {isOld ? tScreen('renew') : t('accountAgain')}
        </Button>
      </Dock>
    );
  }
  return (
    <Dock note={state.quoted && <RepayLine quote={state.quoted.quote} />}>
      <Button
        id={ids.goOn}
        loading={account.data === undefined}
        waiting={account.data ? undefined : t('needsAccount')}
        opens
        onClick={() => (account.data ? onGoOn() : showField(ids.changeAccount))}
      >
        {t('goOn')}
      </Button>
    </Dock>
  );
}
