import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field';

/** Empty, whole, half typed, refused. */
export const examples = {
  empty: () => <Sample id="date-empty" value="" />,
  whole: () => <Sample id="date-whole" value="1994-03-14" />,
  halfway: () => <Sample id="date-halfway" value="1994--14" />,
  error: () => (
    <Sample
      id="date-error"
      value="2012-03-14"
      error={useTranslations('errors.birthDate')('tooYoung', { adultAge: 18 })}
    />
  ),
};

function Sample({ value: start, ...props }: Omit<DateFieldProps, 'label' | 'onChange'>) {
  const t = useTranslations('stepBasic');
  const [value, setValue] = useState(start);
  return <DateField {...props} label={t('birthDate')} value={value} onChange={setValue} />;
}
