import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { wayIcon } from '@/app/orders/payment/way-icon';
import { useBankAccountType } from '@/app/orders/use-bank-account-type';
import { ids } from '@/app/payout/payout.ids';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { Sheet } from '@/components/sheet/sheet';
import { ApiError } from '@/lib/api/errors';
import type { TransferInfo } from '@/lib/api/schemas/application';
import type { NextStep } from '@/lib/api/schemas/basics';
import { useCall } from '@/lib/api/use-call';
import { groupDigits } from '@/lib/chile/account-number';
import { formatPhone } from '@/lib/chile/phone';

/** An account that waits for the user's confirmation. */
type PendingAccount = { info: TransferInfo; confirm: () => void; correct: () => void };

type Save = (info: TransferInfo) => Promise<NextStep>;

/**
 * Wraps a save with a confirmation: it is sent once the user confirms the account. If the user corrects it
 * first, the save rejects with the code `aborted`, which shows no error.
 */
export function useAccountCheck(save: Save): {
  save: Save;
  pending: PendingAccount | null;
  /** Confirmed; the request has no response yet. */
  saving: boolean;
} {
  const [pending, setPending] = useState<PendingAccount | null>(null);
  const [saving, setSaving] = useState(false);

  async function checkedSave(info: TransferInfo) {
    try {
      await new Promise<void>((resolve, reject) => {
        setPending({ info, confirm: resolve, correct: () => reject(notConfirmed()) });
      });
      setSaving(true);
      return await save(info);
    } finally {
      // Synchronously: an open sheet would handle the Back that may follow the save.
      flushSync(() => {
        setSaving(false);
        setPending(null);
      });
    }
  }
  return { save: checkedSave, pending, saving };
}

function notConfirmed(): ApiError {
  return new ApiError('aborted', {
    path: 'app/save_transfer_info',
    hint: 'the user corrects the account first',
  });
}

type Props = PendingAccount & {
  /** Confirmed: the sheet can no longer be dismissed. */
  saving: boolean;
};

/** "Enviaremos la plata a …": a summary of the account, with its full number, large, to compare. */
export function AccountCheck({ info, saving, confirm, correct }: Props) {
  const t = useTranslations('payout.check');
  const typeName = useBankAccountType();
  const isYape = info.account_type === 'yape';
  const banks = useCall('app/get_bank_list', isYape ? null : {}, { quiet: true });
  const bank = banks.data?.find(({ code }) => code === info.bank_code)?.name ?? t('bank');
  function dismiss() {
    if (!saving) correct();
  }
  return (
    <Sheet
      open
      title={t('title')}
      onDismiss={dismiss}
      footer={
        <Button id={ids.checkConfirm} loading={saving} onClick={confirm}>
          {t('confirm')}
        </Button>
      }
    >
      <div className="card card--flat step-withdrawal-new__account">
        <span className="disc">
          <Icon of={wayIcon(info.account_type)} size="s" />
        </span>
        <p className="step-withdrawal-new__summary">
          <span className="small muted">{t('payTo')}</span>
          <br />
          <b>{info.full_name}</b>
          <br />
          {isYape ? t('yape') : bank}
          {info.bank_account_type && ` · ${typeName(info.bank_account_type)}`}
        </p>
        <button
          type="button"
          id={ids.checkCorrect}
          className="link step-withdrawal-new__correct"
          onClick={dismiss}
        >
          {t('correct')}
        </button>
      </div>
      <p className="small muted">{isYape ? t('phone') : t('number')}</p>
      <p className="step-withdrawal-new__number num">
        {isYape ? formatPhone(info.account_number) : groupDigits(info.account_number)}
      </p>
      <p className="small muted">{t('warning')}</p>
    </Sheet>
  );
}
