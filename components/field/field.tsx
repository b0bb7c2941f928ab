import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type FieldTexts, labelId } from './field-aria';
import { FieldMessage } from './field-message';

/** Props of {@link Field}; `children` is the one control, which carries `id` and {@link fieldAria}. */
export type FieldProps = FieldTexts & { children: ReactNode };

/** Label above, control, hint or error below. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  const t = useTranslations('ui');
  return (
    <div className="field">
      <label className="label" htmlFor={id} id={labelId(id)}>
        {label}
        {optional && <span className="label__optional"> {t('field.optional')}</span>}
      </label>
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}
