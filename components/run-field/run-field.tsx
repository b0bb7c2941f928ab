import { TextField, type TextFieldProps } from '@/components/text-field/text-field';

/** Props of {@link RunField}; `formatOnBlur` is `formatRun` of `lib/chile/run`. */
export type RunFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'> &
  Required<Pick<TextFieldProps, 'formatOnBlur'>>;

/**
 * A RUN in any usual spelling; points and dash come once the field is left. A keyboard with letters,
 * because the check digit may be a K.
 */
export function RunField(props: RunFieldProps) {
  return (
    <TextField
      maxLength={20}
      {...props}
      type="text"
      inputMode="text"
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
