import { Select, type SelectProps } from '@/components/select/select';
import type { CodeName } from '@/lib/api/schemas/basics';
import type { CallState } from '@/lib/api/use-call';
import type { ChosenFieldProps } from '@/lib/forms/form-fields';

type Props = ChosenFieldProps<string> &
  Pick<SelectProps, 'placeholder' | 'onChosen'> & {
    label: string;
    /** The call that returns the options; the select is disabled until it has. */
    call: CallState<CodeName[]>;
    /** Shown below, with a retry button, if the call fails. */
    failure: string;
    retryLabel: string;
    retryId: string;
  };

/** A select whose options are fetched. A value that is not among them counts as empty. */
export function RemoteSelect({
  call: { data, error, isRefreshing, retry },
  failure,
  retryLabel,
  retryId,
  value,
  ...field
}: Props) {
  const options = (data ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <div className="field" aria-busy={(data === undefined && isRefreshing) || undefined}>
      <Select
        {...field}
        options={options}
        value={options.some((option) => option.value === value) ? value : ''}
        disabled={data === undefined}
      />
      {data === undefined && error && (
        <p className="small remote-select__failure" role="status">
          {failure}{' '}
          <button
            type="button"
            className="link remote-select__retry"
            id={retryId}
            aria-busy={isRefreshing || undefined}
            onClick={() => void retry()}
          >
            {retryLabel}
          </button>
        </p>
      )}
    </div>
  );
}
