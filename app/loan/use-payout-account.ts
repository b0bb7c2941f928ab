import { useTranslations } from 'next-intl';
import type { TransferInfo } from '@/lib/api/schemas/application';
import { type CallState, useCall } from '@/lib/api/use-call';

/** Where the loan goes: the name of the account's kind or bank, and the last four of its number. */
export type PayoutAccount = {
  readonly info: TransferInfo;
  readonly name: string;
  readonly tail: string;
};

/** Where the person's loan is paid out to; `data` is `null` before that was ever said. */
export function usePayoutAccount(): CallState<PayoutAccount | null> {
  const t = useTranslations('loan.account');
  const call = useCall('app/get_bank_info', {});
  const info = call.data;
  // The list is only there to name the bank: without it the account is still shown.
  const banks = useCall('app/get_bank_list', info?.account_type === 'bank' ? {} : null);
  if (!info) return { ...call, data: info };
  const bank = banks.data?.find(({ code }) => code === info.bank_code)?.name;
  const name = info.account_type === 'yape' ? t('yape') : (bank ?? t('bank'));
  return { ...call, data: { info, name, tail: info.account_number.slice(-4) } };
}
