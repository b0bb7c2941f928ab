import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useBankAccountType } from '@/app/orders/use-bank-account-type';
import { Button } from '@/components/button/button';
import { classes } from '@/components/foundation/classes';
import { Notice } from '@/components/notice/notice';
import { Sheet } from '@/components/sheet/sheet';
import { ApiError } from '@/lib/api/errors';
import type { TransferInfo, TransferRequest } from '@/lib/api/schemas/application';
import type { NextStep } from '@/lib/api/schemas/basics';
import { useCall } from '@/lib/api/use-call';
import { type AccountDoubt, type AccountOwner, accountDoubts } from '@/lib/chile/account-doubts';
import { formatAccountNumber } from '@/lib/chile/account-number';
import { formatPhone } from '@/lib/chile/phone';
import { ids } from './payout.ids';

/** An account that waits for the user's confirmation. */
type PendingAccount = {
  info: TransferInfo;
  confirm: (request: TransferRequest) => void;
  correct: () => void;
};

type Save<Info> = (info: Info) => Promise<NextStep>;

/**
 * Wraps a save with a confirmation: it is sent once the user confirms the account. If the user corrects it
 * first, the save rejects with the code `aborted`, which shows no error.
 */
export function useAccountCheck(save: Save<TransferRequest>): {
  save: Save<TransferInfo>;
  pending: PendingAccount | null;
  /** Replaces a part of the account that is being confirmed. */
  change: (part: Partial<TransferInfo>) => void;
  /** Confirmed; the request has no response yet. */
  saving: boolean;
} {
  const [pending, setPending] = useState<PendingAccount | null>(null);
  const [saving, setSaving] = useState(false);

  async function checkedSave(info: TransferInfo) {
    try {
      const request = await new Promise<TransferRequest>((resolve, reject) => {
        setPending({ info, confirm: resolve, correct: () => reject(notConfirmed()) });
      });
      setSaving(true);
      return await save(request);
    } finally {
      // Synchronously: an open sheet would handle the Back that may follow the save.
      flushSync(() => {
        setSaving(false);
        setPending(null);
      });
    }
  }
  function change(part: Partial<TransferInfo>) {
    setPending((now) => now && { ...now, info: { ...now.info, ...part } });
  }
  return { save: checkedSave, pending, change, saving };
}

function notConfirmed(): ApiError {
  return new ApiError('aborted', {
    path: 'app/save_transfer_info',
    hint: 'the user corrects the account first',
  });
}

/** What a field was probably meant to be. */
export type LikelyAnswer = { field: AccountDoubt['field']; likely: string };

type Props = PendingAccount & {
  owner: AccountOwner;
  /** The account that this one replaces. */
  replaced: TransferInfo | null;
  /** The bank has rejected the account that this one replaces. */
  wasRejected: boolean;
  /** Confirmed: the sheet can no longer be dismissed. */
  saving: boolean;
  /** On the button where nothing is doubtful. */
  confirmLabel: string;
  /** Takes what a field was probably meant to be. */
  onTake: (answer: LikelyAnswer) => void;
};

/**
 * "¿Es esta tu cuenta?": the account with its full number, large, below the one that it replaces, and a question
 * for all that is doubtful.
 */
export function AccountCheck({ info, saving, confirm, correct, ...context }: Props) {
  const t = useTranslations('payout.check');
  const { owner, replaced, wasRejected, confirmLabel, onTake } = context;
  const doubts = accountDoubts(info, owner);
  const isSame = replaced !== null && isSameAccount(info, replaced);
  const isDoubtful = doubts.length > 0 || (isSame && wasRejected);
  function dismiss() {
    if (!saving) correct();
  }
  return (
    <Sheet
      open
      title={t('title')}
      onDismiss={dismiss}
      readFirst
      footer={
        <>
          <Button
            id={ids.checkConfirm}
            variant={isDoubtful ? 'soft' : 'primary'}
            loading={saving}
            onClick={() =>
              confirm(doubts.length > 0 ? { ...info, confirmed: doubts.map((d) => d.field) } : info)
            }
          >
            {isDoubtful ? t('confirmDoubtful') : confirmLabel}
          </Button>
          <Button id={ids.checkCorrect} variant="text" onClick={dismiss}>
            {t('correct')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {isSame && wasRejected && (
          <Notice tone="warn" id={ids.sameAccount}>
            {t('same', { type: info.account_type })}
          </Notice>
        )}
        {doubts.map((doubt) => (
          <Question key={doubt.kind} doubt={doubt} info={info} onTake={onTake} />
        ))}
        {replaced && !isSame && (
          <Account replaced info={replaced} label={t(wasRejected ? 'rejected' : 'before')} />
        )}
        <Account info={info} label={t(replaced && !isSame ? 'now' : 'payTo')} />
        <p className="small muted">{t('warning')}</p>
      </div>
    </Sheet>
  );
}

type QuestionProps = Pick<Props, 'info' | 'onTake'> & { doubt: AccountDoubt };

/** What is doubtful, what was typed and, where that is known, a button that takes what was probably meant. */
function Question({ doubt: { likely, ...doubt }, info, onTake }: QuestionProps) {
  const t = useTranslations('payout.check');
  const typeName = useBankAccountType();
  const typed = doubt.field === 'account_number' ? shownNumber(info) : info.full_name;
  const isType = doubt.field === 'bank_account_type';
  return (
    <Notice tone="warn" live>
      <p>
        {t(`doubts.${doubt.kind}`, {
          typed: isType && info.bank_account_type ? typeName(info.bank_account_type) : typed,
        })}
      </p>
      {likely !== undefined && (
        <div className="mt-2">
          <Button
            id={ids.takeLikely(doubt.field)}
            variant="soft"
            small
            onClick={() => onTake({ field: doubt.field, likely })}
          >
            {t('use', {
              likely: isType
                ? typeName('vista')
                : formatAccountNumber({ ...info, account_number: likely }),
            })}
          </Button>
        </div>
      )}
    </Notice>
  );
}

type AccountProps = {
  info: TransferInfo;
  label: string;
  /** Shown smaller, as it is no longer the one to check. */
  replaced?: boolean;
};

/** Holder, bank and number of an account. */
function Account({ info, label, replaced = false }: AccountProps) {
  const t = useTranslations('payout.check');
  const typeName = useBankAccountType();
  const isYape = info.account_type === 'yape';
  const banks = useCall('app/get_bank_list', isYape ? null : {}, { quiet: true });
  const bank = banks.data?.find(({ code }) => code === info.bank_code)?.name ?? t('bank');
  return (
    <div className="card card--flat">
      <p className="small muted">{label}</p>
      <p className="payout__holder">
        <b>{info.full_name}</b>
        <br />
        {isYape ? t('yape') : bank}
        {info.bank_account_type && ` · ${typeName(info.bank_account_type)}`}
      </p>
      <p className="small muted">{isYape ? t('phone') : t('number')}</p>
      <p className={classes('num', !replaced && 'payout__number')}>{shownNumber(info)}</p>
    </div>
  );
}

function shownNumber(info: TransferInfo): string {
  return info.account_type === 'yape'
    ? formatPhone(info.account_number)
    : formatAccountNumber(info);
}

function isSameAccount(one: TransferInfo, other: TransferInfo): boolean {
  const fields = ['account_type', 'bank_code', 'account_number', 'bank_account_type', 'full_name'];
  return fields.every((field) => Reflect.get(one, field) === Reflect.get(other, field));
}
