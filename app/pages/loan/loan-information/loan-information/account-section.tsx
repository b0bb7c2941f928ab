import { useTranslations } from 'next-intl';
import type { PayoutAccount } from '@/app/loan/use-payout-account';
import { wayIcon } from '@/app/orders/payment/way-icon';
import { Icon } from '@/components/icon/icon';
import { Notice } from '@/components/notice/notice';
import { Section } from '@/components/section/section';
import { Bone } from '@/components/skeleton/skeleton';
import type { CallState } from '@/lib/api/use-call';
import { Link } from '@/lib/router/link';
import { ids } from './screen.ids';

const accountForm = '/pages/step/step-withdrawal/step-withdrawal-new';

/** The account form navigates back here once it is saved. */
const backHere = { back: '1' };

type Props = { account: CallState<PayoutAccount | null> };

/** The payout account, with a link to change it. */
export function AccountSection({ account }: Props) {
  const t = useTranslations('loanInformation.account');
  return (
    <Section title={t('title')}>
      <Content account={account} />
    </Section>
  );
}

function Content({ account: { data, error } }: Props) {
  const t = useTranslations('loanInformation.account');
  if (data) return <AccountCard account={data} />;
  if (data === null) {
    return (
      <Notice tone="warn">
        <p>{t('missing')}</p>
        <p>
          <Link to={accountForm} query={backHere} id={ids.changeAccount}>
            {t('add')}
          </Link>
        </p>
      </Notice>
    );
  }
  if (!error) return <AccountSkeleton />;
  return (
    <Notice live tone="bad">
      {t('failed')}
    </Notice>
  );
}

/** As high as the account, so that nothing below it moves. */
function AccountSkeleton() {
  return (
    <div className="card loan-information__account">
      <Bone shape="disc" />
      <span className="grow">
        <Bone width={40} />
        <Bone shape="small" width={80} />
      </span>
      <span className="loan-information__change" />
    </div>
  );
}

function AccountCard({ account: { info, name, tail } }: { account: PayoutAccount }) {
  const t = useTranslations('loanInformation.account');
  return (
    <div className="card loan-information__account">
      <span className="disc">
        <Icon of={wayIcon(info.account_type)} size="s" />
      </span>
      <p className="grow">
        <b>{name}</b>
        <br />
        <span className="small muted num">
          {info.full_name} ·{' '}
          <span className="nowrap" aria-hidden="true">
            ••• {tail}
          </span>
          <span className="visually-hidden">{t('tail', { tail })}</span>
        </span>
      </p>
      <Link
        to={accountForm}
        query={backHere}
        id={ids.changeAccount}
        className="loan-information__change"
      >
        {t('change')}
      </Link>
    </div>
  );
}
