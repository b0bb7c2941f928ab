import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select, type SelectProps } from './select';

/** A short list, a long one (a sheet with a search), chosen, waiting, refused. */
export const examples = {
  short: () => <Sample id="select-short" value="" count={6} />,
  long: () => <Sample id="select-long" value="" count={40} />,
  chosen: () => <Sample id="select-chosen" value="3" count={6} />,
  disabled: () => <Sample id="select-disabled" value="" count={6} disabled />,
  error: () => (
    <Sample
      id="select-error"
      value=""
      count={6}
      error={useTranslations('errors.choice')('empty')}
    />
  ),
};

type SampleProps = Pick<SelectProps, 'id' | 'value' | 'disabled' | 'error'> & { count: number };

function Sample({ value: start, count, ...props }: SampleProps) {
  const t = useTranslations('loanInfoChoose.term');
  const term = useTranslations('term');
  const [value, setValue] = useState(start);
  const options = Array.from({ length: count }, (_, at) => ({
    value: String(at),
    label: term('days', { days: 10 + at, freeDays: 0 }),
  }));
  return (
    <Select {...props} label={t('label')} options={options} value={value} onChange={setValue} />
  );
}
