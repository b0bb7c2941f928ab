import { useTranslations } from 'next-intl';
import type { FocusEvent, ReactNode } from 'react';
import { type FieldTexts, fieldAria, labelId } from './field-aria';
import { FieldMessage } from './field-message';

/** Props of {@link FieldGroup}. */
export type FieldGroupProps = FieldTexts & {
  /** `radiogroup` where one of several is chosen; else a plain group of inputs. */
  role?: 'radiogroup';
  /** The focus has left the group as a whole, not just moved inside it. */
  onLeave?: () => void;
  children: ReactNode;
};

/**
 * A question with several controls: its label is a legend. The first control carries `id`, so that
 * an error summary's link has something to focus.
 */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  optional,
  role,
  onLeave,
  children,
}: FieldGroupProps) {
  const t = useTranslations('ui');
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = fieldAria({
    id,
    hint,
    error,
  });
  function blurred({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave?.();
  }
  return (
    <fieldset
      className="field"
      role={role}
      aria-describedby={describedBy}
      aria-invalid={role && invalid}
      onBlur={blurred}
    >
      <legend className="label" id={labelId(id)}>
        {label}
        {optional && <span className="label__optional"> {t('field.optional')}</span>}
      </legend>
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </fieldset>
  );
}
