import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeField, type CodeFieldProps } from './code-field';

/** Empty, half typed, being checked, refused. */
export const examples = {
  empty: () => <Sample id="code-empty" value="" />,
  halfway: () => <Sample id="code-halfway" value="482" />,
  checking: () => <Sample id="code-checking" value="482913" disabled />,
  error: () => (
    <Sample id="code-error" value="482" error={useTranslations('errors.code')('incomplete')} />
  ),
};

function Sample({ value: start, ...props }: Omit<CodeFieldProps, 'label' | 'length' | 'onChange'>) {
  const t = useTranslations('login');
  const [value, setValue] = useState(start);
  return (
    <CodeField
      {...props}
      length={6}
      label={t('label', { length: 6 })}
      value={value}
      onChange={setValue}
    />
  );
}
