import { useTranslations } from 'next-intl';
import { useBankAccountType } from '@/app/orders/use-bank-account-type';
import type { TransferInfo } from '@/lib/api/schemas/application';
import { type CallState, useCall } from '@/lib/api/use-call';

/** The account that the loan is paid to. */
export type PayoutAccount = {
  readonly info: TransferInfo;
  /** "Yape", or the bank's name and the type of the account: "Bci · Corriente". */
  readonly name: string;
  /** The last four digits of its number. */
  readonly tail: string;
};

/** What the user sees of an account, in no language. */
export function seenAs({ info, tail }: PayoutAccount): string {
  return `${info.account_type} ${info.bank_code ?? ''} ${tail}`;
}

/** To which account the loan is paid: "A tu Yape terminado en 4567."; `undefined` until it is known. */
export function usePaidTo(): string | undefined {
  const t = useTranslations('home.waiting');
  const { data: account } = usePayoutAccount();
  if (!account) return undefined;
  return t('text', { type: account.info.account_type, tail: account.tail });
}

/** Fetches the user's payout account; `data` is `null` if none was saved yet. */
export function usePayoutAccount(): CallState<PayoutAccount | null> {
  const t = useTranslations('loan.account');
  const typeName = useBankAccountType();
  const call = useCall('app/get_bank_info', {});
  const info = call.data;
  // Only needed for the bank's name: if the list fails, the account is shown without it.
  const banks = useCall('app/get_bank_list', info?.account_type === 'bank' ? {} : null);
  if (!info) return { ...call, data: info };
  const bank = banks.data?.find(({ code }) => code === info.bank_code)?.name ?? t('bank');
  const type = info.bank_account_type && typeName(info.bank_account_type);
  const name = info.account_type === 'yape' ? t('yape') : [bank, type].filter(Boolean).join(' · ');
  return { ...call, data: { info, name, tail: info.account_number.slice(-4) } };
}
