import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox';

/** Open, ticked, and refused. */
export const examples = {
  open: () => <Sample id="checkbox-open" />,
  ticked: () => <Sample id="checkbox-ticked" defaultChecked />,
  error: () => <Sample id="checkbox-error" error={useTranslations('errors.agree')('unticked')} />,
};

function Sample({ defaultChecked = false, ...props }: Omit<CheckboxProps, 'children'>) {
  const t = useTranslations('getCode');
  const [checked, setChecked] = useState(defaultChecked);
  const link = (words: ReactNode) => <a href="#terms">{words}</a>;
  return (
    <Checkbox {...props} checked={checked} onChange={() => setChecked(!checked)}>
      {t.rich('agree', { terms: link, privacy: link })}
    </Checkbox>
  );
}
