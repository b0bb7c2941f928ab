import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Chips, type ChipsProps } from './chips';

/** Nothing chosen, one chosen, sharing the width, refused. */
export const examples = {
  none: () => <Sample id="chips-none" value="" />,
  chosen: () => <Sample id="chips-chosen" value="90" />,
  fill: () => <Sample id="chips-fill" value="90" fill />,
  error: () => (
    <Sample id="chips-error" value="" error={useTranslations('errors.choice')('empty')} />
  ),
};

function Sample({ value: start, ...props }: Omit<ChipsProps, 'label' | 'options' | 'onChange'>) {
  const t = useTranslations('loanInfoChoose.term');
  const [value, setValue] = useState(start);
  const options = [90, 120, 150, 180].map((days) => ({
    value: String(days),
    label: t('days', { days }),
  }));
  return (
    <Chips {...props} label={t('label')} options={options} value={value} onChange={setValue} />
  );
}
