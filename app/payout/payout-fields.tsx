import { useTranslations } from 'next-intl';
import { RemoteSelect } from '@/app/application/remote-select';
import { Chips } from '@/components/chips/chips';
import { PhoneField } from '@/components/phone-field/phone-field';
import { TextField } from '@/components/text-field/text-field';
import { useCall } from '@/lib/api/use-call';
import { type AccountType, bankAccountDigits } from '@/lib/chile/account-number';
import { useFormat } from '@/lib/format/use-format';
import type { ChosenFieldProps } from '@/lib/forms/form-fields';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { ids } from './payout.ids';
import type { PayoutIn, PayoutOut } from './payout-schema';

/** The claim of product.md section 1, as fractions of one. */
const claim = { users: 0.9, yape: 0.8 } as const;

const accountTypes: readonly AccountType[] = ['yape', 'bank'];

type Props = {
  form: DraftForm<PayoutIn, PayoutOut>;
  /** Shows which account type most users choose. */
  withClaim: boolean;
};

/** Account type, number and holder. */
export function PayoutFields({ form, withClaim }: Props) {
  const t = useTranslations('payout');
  const format = useFormat();
  const type = form.chosen('account_type');
  const claimValues = {
    users: format.percent(claim.users, 'ifAny'),
    yape: format.percent(claim.yape, 'ifAny'),
  };
  const names = { yape: t('yape'), bank: t('bankAccount') };
  return (
    <>
      <Chips
        {...type}
        fill
        label={t('kind')}
        hint={withClaim ? t('claim', claimValues) : undefined}
        options={accountTypes.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => type.onChange(value === 'bank' ? 'bank' : 'yape')}
      />
      {type.value === 'yape' ? (
        <PhoneField label={t('phone')} hint={t('phoneHint')} {...form.typed('phone')} />
      ) : (
        <>
          <BankField {...form.chosen('bank_code')} />
          <TextField
            label={t('number')}
            hint={t('numberHint', bankAccountDigits)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            {...form.typed('account_number')}
          />
        </>
      )}
      <TextField
        label={t('holder')}
        hint={t('holderHint')}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="done"
        {...form.typed('full_name')}
      />
    </>
  );
}

/** The bank; the list is fetched when the field is first rendered. */
function BankField(field: ChosenFieldProps<string>) {
  const t = useTranslations('payout');
  const call = useCall('app/get_bank_list', {}, { quiet: true });
  return (
    <RemoteSelect
      {...field}
      label={t('bank')}
      placeholder={call.data || call.error ? t('bankChoose') : t('banksLoading')}
      call={call}
      failure={t('banksFailed')}
      retryLabel={t('banksRetry')}
      retryId={ids.banksRetry}
    />
  );
}
