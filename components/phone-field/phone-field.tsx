import { TextField, type TextFieldProps } from '@/components/text-field/text-field';
import { useFormat } from '@/lib/format/use-format';
import { ChileFlag } from './chile-flag';

/** Props of {@link PhoneField}; `formatOnBlur` is the usual spelling of a number unless told otherwise. */
export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'> & {
  /** Country code without its plus, shown before the number; Chile's unless told otherwise. */
  countryCode?: string;
  /** Shows Chile's flag too: where the number is all that is asked for. */
  flag?: boolean;
};

/** A mobile number in any usual spelling, with or without its country code. */
export function PhoneField({ countryCode = '56', flag, ...field }: PhoneFieldProps) {
  const format = useFormat();
  return (
    <TextField
      autoComplete="tel-national"
      maxLength={30}
      formatOnBlur={format.nationalPhone}
      {...field}
      type="tel"
      inputMode="tel"
      prefix={
        <>
          {flag && <ChileFlag />}+{countryCode}
        </>
      }
    />
  );
}
