import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { RemoteSelect } from '@/app/application/remote-select';
import { wayIcon } from '@/app/orders/payment/way-icon';
import { useBankAccountType } from '@/app/orders/use-bank-account-type';
import { Button } from '@/components/button/button';
import { Chips } from '@/components/chips/chips';
import { ChosenTick } from '@/components/chosen-tick/chosen-tick';
import { Icon } from '@/components/icon/icon';
import { PhoneField } from '@/components/phone-field/phone-field';
import type { SelectProps } from '@/components/select/select';
import { TextField } from '@/components/text-field/text-field';
import { useCall } from '@/lib/api/use-call';
import { likelyCuentaRut } from '@/lib/chile/account-doubts';
import {
  type AccountType,
  bancoEstado,
  bankAccountDigits,
  bankAccountTypes,
  formatAccountNumber,
  isCuentaRut,
} from '@/lib/chile/account-number';
import { config } from '@/lib/config';
import type { ChosenFieldProps } from '@/lib/forms/form-fields';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { ids } from './payout.ids';
import type { PayoutIn, PayoutOut } from './payout-schema';

/** The claim of 80 % of the users (product.md section 1); in a real build only what the lender can prove. */
const claim = config.sandbox ? { yape: 8, users: 10, source: 'none' } : config.lender.yapeShare;

const accountTypes = ['yape', 'bank'] as const;

type Props = {
  form: DraftForm<PayoutIn, PayoutOut>;
  /** Shows which account type most users choose. */
  withClaim: boolean;
  /** The user's RUN, which is the number of their CuentaRUT; empty if it is not known. */
  run: string;
};

/** Account type, number and holder. */
export function PayoutFields({ form, withClaim, run }: Props) {
  const t = useTranslations('payout');
  const type = form.chosen('account_type');
  return (
    <>
      <AccountTypeTiles
        {...type}
        label={<span className="visually-hidden">{t('kind')}</span>}
        hint={
          withClaim && claim && type.value === 'yape'
            ? `${t('arrival')} ${t('claim', claim)}`
            : t('arrival')
        }
      />
      {type.value === 'yape' ? (
        <PhoneField label={t('phone')} hint={t('phoneHint')} {...form.typed('phone')} />
      ) : (
        <BankAccountFields form={form} run={run} />
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

/** The two account types as tiles, each with what it needs. */
function AccountTypeTiles(field: AccountTypeProps) {
  const t = useTranslations('payout');
  const words = {
    yape: { name: t('yape'), needs: t('yapeNeeds') },
    bank: { name: t('bankAccount'), needs: t('bankNeeds') },
  };
  return (
    <Chips
      {...field}
      className="payout__tiles"
      options={accountTypes.map((value) => ({
        value,
        label: (
          <>
            <Icon of={wayIcon(value)} />
            <span>
              {words[value].name} <small>{words[value].needs}</small>
            </span>
            <ChosenTick />
          </>
        ),
      }))}
    />
  );
}

type AccountTypeProps = ChosenFieldProps<AccountType> & { label: ReactNode; hint: string };

/** Bank, number and type; the type of the user's own CuentaRUT is chosen by itself. */
function BankAccountFields({ form, run }: Pick<Props, 'form' | 'run'>) {
  const t = useTranslations('payout');
  const typeName = useBankAccountType();
  const bank = form.chosen('bank_code');
  const number = form.typed('account_number');
  const type = form.chosen('bank_account_type');
  const hints =
    bank.value === bancoEstado
      ? { number: t('cuentaRutHint') }
      : { number: t('numberHint', bankAccountDigits), type: t('typeHint') };
  const typed = useWatch({ control: form.form.control, name: 'account_number' });
  const likely = likelyCuentaRut(
    { bank_code: bank.value, account_number: typed, bank_account_type: 'corriente' },
    run,
  );
  function fillInType(change: Partial<Pick<PayoutIn, 'bank_code' | 'account_number'>>) {
    const account = { ...form.form.getValues(), ...change };
    if (isCuentaRut(run, account)) form.set('bank_account_type', 'vista');
  }
  return (
    <>
      <BankField
        {...bank}
        onChange={(bank_code) => {
          bank.onChange(bank_code);
          fillInType({ bank_code });
        }}
        onChosen={() => {
          if (typed === '') document.getElementById(number.id)?.focus();
        }}
      />
      <TextField
        label={t('number')}
        hint={
          likely === undefined ? (
            hints.number
          ) : (
            <LikelyNumber
              likely={likely}
              onTake={() => {
                form.set('account_number', likely);
                fillInType({ account_number: likely });
              }}
            />
          )
        }
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        {...number}
        onChange={(event) => {
          fillInType({ account_number: event.target.value });
          return number.onChange(event);
        }}
      />
      <Chips
        {...type}
        fill
        label={t('type')}
        hint={hints.type}
        options={bankAccountTypes.map((value) => ({ value, label: typeName(value) }))}
      />
    </>
  );
}

/** "¿Es tu CuentaRUT?": a button takes its number. */
function LikelyNumber({ likely, onTake }: { likely: string; onTake: () => void }) {
  const t = useTranslations('payout');
  return (
    <>
      <span>{t('numberQuestion')}</span>
      <Button id={ids.takeCuentaRut} variant="soft" small onClick={onTake}>
        {t('check.use', {
          likely: formatAccountNumber({ bank_code: bancoEstado, account_number: likely }),
        })}
      </Button>
    </>
  );
}

/** The bank; the list is fetched when the field is first rendered. */
function BankField(field: ChosenFieldProps<string> & Pick<SelectProps, 'onChosen'>) {
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
