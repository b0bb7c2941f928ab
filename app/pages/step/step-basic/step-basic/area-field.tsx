import { useTranslations } from 'next-intl';
import { Select } from '@/components/select/select';
import { useCall } from '@/lib/api/use-call';
import type { ChosenFieldProps } from '@/lib/forms/form-fields';

type Props = ChosenFieldProps<string> & {
  label: string;
  /** Asks for the choice: "Elige tu comuna". */
  choose: string;
  /** Says what has to be chosen before. */
  waits?: string;
  /** What is asked of `app/get_area`; `null` while the choice before is missing. */
  body: { parent?: string } | null;
};

/** A choice among the places of a city or district, loaded when the one before is chosen. */
export function AreaField({ body, choose, waits, value, ...field }: Props) {
  const t = useTranslations('stepBasic');
  const { data, error, isRefreshing, retry } = useCall('app/get_area', body, { quiet: true });
  const options = (data ?? []).map(({ code, name }) => ({ value: code, label: name }));
  const failed = data === undefined && error !== undefined;
  const loading = body !== null && data === undefined && (isRefreshing || !failed);
  const placeholder = body === null ? waits : loading ? t('listLoading') : choose;
  return (
    <div className="field">
      <Select
        {...field}
        options={options}
        value={options.some((option) => option.value === value) ? value : ''}
        placeholder={placeholder}
        disabled={data === undefined}
      />
      {failed && (
        <p className="small step-basic__retry" role="status">
          {t('listFailed')}.{' '}
          <button
            type="button"
            className="link step-basic__again"
            id={`${field.id}-retry`}
            aria-busy={isRefreshing || undefined}
            onClick={() => void retry()}
          >
            {t('listRetry')}
          </button>
        </p>
      )}
    </div>
  );
}
