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
  /** The handlers of a chosen field that subscribes to its own value. */
  handlers: <Name extends FieldPath<In>>(
    name: Name,
  ) => Pick<ChosenFieldProps<FieldPathValue<In, Name>>, 'onChange' | 'onBlur'>;
  /** The id and error of any other field, such as a photo. */
  state: (name: FieldPath<In>) => { id: string; error: string | undefined };
};

type Options<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  /** The fields that the user has changed; added to. */
  edited: Set<string>;
  /** The fields that are inputs of the page; added to. */
  typed: Set<FieldPath<In>>;
  /** A submit was tried: every field is validated when the focus leaves it. */
  isSubmitted: boolean;
  idOf: (name: string) => string;
  errorText: (error: FieldError) => string;
};

/** Connects a form's fields to react-hook-form. */
export function formFields<In extends FieldValues, Out>({
  form,
  edited,
  typed,
  isSubmitted,
  idOf,
  errorText,
}: Options<In, Out>): FormFields<In> {
  const errors = flattenErrors(form.formState.errors);

  function state(name: FieldPath<In>) {
    const error = errors.find((one) => one.name === name);
    return { id: idOf(name), error: error && errorText(error) };
  }
  /** react-hook-form's props, but a field that is only passed with the tab key is not validated. */
  function register(name: FieldPath<In>) {
    const field = form.register(name);
    const onChange: ChangeHandler = (event) => {
      edited.add(name);
      return field.onChange(event);
    };
    const onBlur: ChangeHandler = async (event) => {
      if (edited.has(name) || isSubmitted) await field.onBlur(event);
    };
    return { ...field, onChange, onBlur };
  }
  function handlers<Name extends FieldPath<In>>(name: Name) {
    // Like `useController`, but not a hook: the control has no DOM value to register.
    const { onChange, onBlur } = register(name);
    return {
      onChange: (value: FieldPathValue<In, Name>) =>
        void onChange({ target: { name, value }, type: 'change' }),
      onBlur: () => void onBlur({ target: { name, value: form.getValues(name) }, type: 'blur' }),
    };
  }
  return {
    state,
    handlers,
    typed: (name) => {
      typed.add(name);
      return { ...register(name), ...state(name), name };
    },
    chosen: (name) => ({ ...state(name), ...handlers(name), value: form.watch(name) }),
  };
}
