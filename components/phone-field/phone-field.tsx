import { TextField, type TextFieldProps } from '@/components/text-field/text-field';
import { ChileFlag } from './chile-flag';

/** Props of {@link PhoneField}; `formatOnBlur` is `formatNationalPhone` of `lib/chile/phone`. */
export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'> &
  Required<Pick<TextFieldProps, 'formatOnBlur'>> & {
    /** Country code without its plus, shown before the number. */
    countryCode: string;
    /** Shows Chile's flag too: where the number is all that is asked for. */
    flag?: boolean;
  };

/** A mobile number in any usual spelling, with or without its country code. */
export function PhoneField({ countryCode, flag, ...field }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      maxLength={30}
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
