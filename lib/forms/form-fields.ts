import type {
  ChangeHandler,
  FieldPath,
  FieldPathValue,
  FieldValues,
  RefCallBack,
  UseFormReturn,
} from 'react-hook-form';
import { type FieldError, flattenErrors } from './field-errors';

/** Props of an uncontrolled field: `TextField`, `RunField`, `PhoneField`, `Checkbox`. */
type TypedFieldProps = {
  id: string;
  name: string;
  ref: RefCallBack;
  onChange: ChangeHandler;
  onBlur: ChangeHandler;
  error: string | undefined;
};

/** Props of a controlled field: `Select`, `Chips`, `DateField`, `CodeField`. */
export type ChosenFieldProps<Value> = {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** Props of a form's fields, by field path. */
export type FormFields<In extends FieldValues> = {
  /** `<RunField label="RUN" {...form.typed('run')} />`; typing does not rerender the form. */
  typed: (name: FieldPath<In>) => TypedFieldProps;
  /** `<Chips label="Género" options={…} {...form.chosen('gender')} />`. */
  chosen: <Name extends FieldPath<In>>(name: Name) => ChosenFieldProps<FieldPathValue<In, Name>>;
  /** The id and error of any other field, such as a photo. */
  state: (name: FieldPath<In>) => { id: string; error: string | undefined };
};

type Options<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  idOf: (name: string) => string;
  errorText: (error: FieldError) => string;
};

/** Connects a form's fields to react-hook-form. */
export function formFields<In extends FieldValues, Out>({
  form,
  idOf,
  errorText,
}: Options<In, Out>): FormFields<In> {
  const errors = flattenErrors(form.formState.errors);

  function state(name: FieldPath<In>) {
    const error = errors.find((one) => one.name === name);
    return { id: idOf(name), error: error && errorText(error) };
  }
  return {
    state,
    typed: (name) => ({ ...form.register(name), ...state(name), name }),
    chosen: (name) => {
      // Like `useController`, but not a hook: the control has no DOM value to register.
      const { onChange, onBlur } = form.register(name);
      return {
        ...state(name),
        value: form.watch(name),
        onChange: (value) => void onChange({ target: { name, value }, type: 'change' }),
        onBlur: () => void onBlur({ target: { name, value: form.getValues(name) }, type: 'blur' }),
      };
    },
  };
}
