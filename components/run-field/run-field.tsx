import { TextField, type TextFieldProps } from '@/components/text-field/text-field';
import { useFormat } from '@/lib/format/use-format';

/** Props of {@link RunField}; `formatOnBlur` is by default the usual spelling of a RUN. */
type RunFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>;

/**
 * A RUN in any usual spelling, formatted with points and dash on blur. Its keyboard has letters, as the check
 * digit may be a K.
 */
export function RunField(props: RunFieldProps) {
  const format = useFormat();
  return (
    <TextField
      maxLength={60}
      formatOnBlur={format.run}
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
