import type {
  ChangeHandler,
  FieldPath,
  FieldPathValue,
  FieldValues,
  RefCallBack,
  UseFormReturn,
} from 'react-hook-form';
import { flattenErrors, type NamedError } from './field-errors';

/** Props for a field that is typed: `TextField`, `RunField`, `PhoneField`, `Checkbox`. */
export type TypedFieldProps = {
  id: string;
  name: string;
  ref: RefCallBack;
  onChange: ChangeHandler;
  onBlur: ChangeHandler;
  error: string | undefined;
};

/** Props for a field that holds its value: `Select`, `Chips`, `DateField`, `CodeField`. */
export type ChosenFieldProps<Value> = {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** Props for the fields of a form, by the path of each in the values. */
export type FormFields<In extends FieldValues> = {
  /** `<RunField label="RUN" {...form.typed('run')} />`; typing renders nothing anew. */
  typed: (name: FieldPath<In>) => TypedFieldProps;
  /** `<Chips label="Género" options={…} {...form.chosen('gender')} />`. */
  chosen: <Name extends FieldPath<In>>(name: Name) => ChosenFieldProps<FieldPathValue<In, Name>>;
  /** What is wrong with a field that is neither, such as a photo: its text and its id. */
  state: (name: FieldPath<In>) => { id: string; error: string | undefined };
};

type Options<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  idOf: (name: string) => string;
  errorText: (error: NamedError) => string;
};

/** Ties the fields of a form to react-hook-form. */
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
      // As `useController` does it, but by name in a plain function: the field has no DOM value.
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
