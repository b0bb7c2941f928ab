import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { ErrorSummary } from '@/components/error-summary/error-summary';
import type { TransferInfo } from '@/lib/api/schemas/application';
import type { NextStep } from '@/lib/api/schemas/basics';
import { ids } from './payout.ids';
import { PayoutFields } from './payout-fields';
import { PayoutFrame } from './payout-frame';
import { PayoutNotices } from './payout-notices';
import type { PayoutQuery } from './payout-query';
import { useAfterSave } from './use-after-save';
import { usePayoutForm } from './use-payout-form';
import type { PayoutReady } from './use-payout-load';

type Props = {
  load: PayoutReady;
  query: PayoutQuery;
  /** What the button does, where it is not simply to save. */
  action?: string;
  save: (info: TransferInfo) => Promise<NextStep>;
  /** Above it all: the account check. */
  children?: ReactNode;
};

/** Where the loan is paid out to, in one form. */
export function PayoutForm({ load, query, action, save, children }: Props) {
  const t = useTranslations('payout');
  const { applying, failedOrder, review } = load;
  const onSaved = useAfterSave(query, load);
  const { restored, ...form } = usePayoutForm({ ...load, save, onSaved });
  const plain = applying && query.fix !== '1' ? t('save') : t('saveChanges');
  return (
    <PayoutFrame
      applying={applying}
      dock={
        <Dock>
          <div className="stack">
            <ApiErrorNotice error={form.failure} id={ids.failure} />
            <Button id={ids.submit} type="submit" form={ids.form} loading={form.sending}>
              {action ?? plain}
            </Button>
          </div>
        </Dock>
      }
    >
      <ErrorSummary {...form.summary} />
      <h1 className="mt-2">{t('title')}</h1>
      <p className="lede">{t('lede')}</p>
      <PayoutNotices review={review} failedOrder={failedOrder} restored={restored} />
      <form className="mt-4" id={ids.form} noValidate onSubmit={form.submit}>
        <PayoutFields form={form} claimed={applying} />
      </form>
      {children}
    </PayoutFrame>
  );
}
