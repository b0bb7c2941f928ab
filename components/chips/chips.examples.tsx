import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Chips, type ChipsProps } from './chips';

/** Nothing chosen, one chosen, sharing the width, one unavailable, refused. */
export const examples = {
  none: () => <Sample id="chips-none" value="" />,
  chosen: () => <Sample id="chips-chosen" value="90" />,
  fill: () => <Sample id="chips-fill" value="90" fill />,
  disabled: () => <Sample id="chips-disabled" value="120" fill unavailable={90} />,
  error: () => (
    <Sample id="chips-error" value="" error={useTranslations('errors.choice')('empty')} />
  ),
};

type SampleProps = Omit<ChipsProps, 'label' | 'options' | 'onChange'> & { unavailable?: number };

function Sample({ value: start, unavailable, ...props }: SampleProps) {
  const t = useTranslations('loanInfoChoose.term');
  const term = useTranslations('term');
  const [value, setValue] = useState(start);
  const options = [90, 120, 150, 180].map((days) => ({
    value: String(days),
    disabled: days === unavailable,
    label: (
      <span>
        {term('days', { days, freeDays: 0 })}
        {days === unavailable && <small>{t('unavailableLabel')}</small>}
      </span>
    ),
  }));
  return (
    <Chips {...props} label={t('label')} options={options} value={value} onChange={setValue} />
  );
}
