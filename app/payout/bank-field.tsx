import { useTranslations } from 'next-intl';
import { Select } from '@/components/select/select';
import { useCall } from '@/lib/api/use-call';
import type { ChosenFieldProps } from '@/lib/forms/form-fields';
import { ids } from './payout.ids';

/** The bank, from the server's list; whoever uses Yape never waits for it. */
export function BankField({ value, ...field }: ChosenFieldProps<string>) {
  const t = useTranslations('payout');
  const { data, error, isRefreshing, retry } = useCall('app/get_bank_list', {}, { quiet: true });
  const options = (data ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const failed = data === undefined && error !== undefined;
  return (
    <div className="field">
      <Select
        {...field}
        label={t('bank')}
        options={options}
        value={options.some((option) => option.value === value) ? value : ''}
        placeholder={data === undefined && !failed ? t('banksLoading') : t('bankChoose')}
        disabled={data === undefined}
      />
      {failed && (
        <p className="small payout__retry" role="status">
          {t('banksFailed')}{' '}
          <button
            type="button"
            className="link payout__again"
            id={ids.banksRetry}
            aria-busy={isRefreshing || undefined}
            onClick={() => void retry()}
          >
            {t('banksRetry')}
          </button>
        </p>
      )}
    </div>
  );
}
