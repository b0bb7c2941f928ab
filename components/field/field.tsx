import { useTranslations } from 'next-intl';
import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import { iconAlertCircle } from '@/components/icon/shapes/status';

/** The texts around the control of every field. */
export type FieldTexts = {
  /** Id of the control; the ids of label and message derive from it. */
  id: string;
  /** Always visible, above the control. */
  label: ReactNode;
  /** A line below the control: an example or a limit. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; replaces the hint. */
  error?: string;
  /** Adds "(optional)" to the label. Fields are required unless this is set. */
  optional?: boolean;
};

/** Id of the line below a control; the same for hint and error, as only one of them is shown. @internal */
export function messageId(id: string): string {
  return `${id}-message`;
}

/** Id of a field's label or legend. */
export function labelId(id: string): string {
  return `${id}-label`;
}

/** The attributes that associate a control with the line below it. */
export function fieldAria({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>): {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
} {
  return {
    'aria-describedby': hint || error ? messageId(id) : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** Props of {@link Field}; `children` is the one control, which needs `id` and {@link fieldAria}. */
type FieldProps = FieldTexts & { children: ReactNode };

/** A control with its label above and its hint or error below. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  return (
    <div className="field">
      <label className="label" htmlFor={id} id={labelId(id)}>
        {label}
        {optional && <Optional />}
      </label>
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

type FieldGroupProps = FieldTexts & {
  /** `radiogroup` for a choice of one; otherwise a plain group of inputs. */
  role?: 'radiogroup';
  /** The focus has left the whole group; not called when it moves inside it. */
  onLeave?: () => void;
  children: ReactNode;
};

/**
 * A question with several controls: its label is a legend. The first control has the `id`, so that a link
 * of the error summary can focus it.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, hint, error, optional, role, onLeave, children } = props;
  const aria = fieldAria({ id, hint, error });
  function blurred({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave?.();
  }
  return (
    <fieldset
      className="field"
      role={role}
      aria-describedby={aria['aria-describedby']}
      aria-invalid={role && aria['aria-invalid']}
      onBlur={blurred}
    >
      <legend className="label" id={labelId(id)}>
        {label}
        {optional && <Optional />}
      </legend>
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </fieldset>
  );
}

function Optional() {
  const t = useTranslations('ui');
  return <span className="label__optional"> {t('field.optional')}</span>;
}

/** The line below a control: the error with its icon, else the hint, else nothing. */
export function FieldMessage({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>) {
  const t = useTranslations('ui');
  if (error) {
    return (
      <p className="error" id={messageId(id)} data-remark>
        <Icon of={iconAlertCircle} />
        <span className="visually-hidden">{t('field.error')}</span>
        <span>{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    // A hint that is more than a text asks something: a press that was on its way must not answer it.
    <div className="hint" id={messageId(id)} data-remark={typeof hint === 'string' ? '' : null}>
      {hint}
    </div>
  );
}
