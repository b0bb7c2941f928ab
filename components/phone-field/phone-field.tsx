import { TextField, type TextFieldProps } from '@/components/text-field/text-field';
import { useFormat } from '@/lib/format/use-format';

/** Props of {@link PhoneField}; `formatOnBlur` is by default the national spelling of a number. */
type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'> & {
  /** Country code without its plus, shown before the number; Chile's by default. */
  countryCode?: string;
  /** Shows Chile's flag too: where the number is the only field. */
  flag?: boolean;
};

/** A mobile number in any usual spelling, with or without its country code. */
export function PhoneField({ countryCode = '56', flag, ...field }: PhoneFieldProps) {
  const format = useFormat();
  return (
    <TextField
      autoComplete="tel-national"
      maxLength={60}
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

function ChileFlag() {
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
      <path fill="#fff" d="M0 0h24v8H0z" />
      <path fill="#d52b1e" d="M0 8h24v8H0z" />
      <path fill="#0039a6" d="M0 0h8v8H0z" />
      <path
        fill="#fff"
        d="m4 1.6.56 1.72h1.81L4.9 4.4l.56 1.72L4 5.05 2.53 6.12 3.1 4.4 1.63 3.32h1.81z"
      />
    </svg>
  );
}
