import { useTranslations } from 'next-intl';
import { Chips } from '@/components/chips/chips';
import { PhoneField } from '@/components/phone-field/phone-field';
import { TextField } from '@/components/text-field/text-field';
import { type AccountType, bankAccountDigits } from '@/lib/chile/account-number';
import { useFormat } from '@/lib/format/use-format';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { BankField } from './bank-field';
import type { PayoutIn, PayoutOut } from './payout-schema';

/** The claim of product.md section 1, as shares of one. */
const claim = { users: 0.9, yape: 0.8 } as const;

const kinds: readonly AccountType[] = ['yape', 'bank'];

type Props = {
  form: DraftForm<PayoutIn, PayoutOut>;
  /** Tells what others choose: while somebody applies, not when a payment is to be mended. */
  claimed: boolean;
};

/** The kind of account, its number, and whose it is. */
export function PayoutFields({ form, claimed }: Props) {
  const t = useTranslations('payout');
  const format = useFormat();
  const type = form.chosen('account_type');
  const said = {
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
        hint={claimed ? t('claim', said) : undefined}
        options={kinds.map((kind) => ({ value: kind, label: names[kind] }))}
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
