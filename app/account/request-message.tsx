import { TextPending, useLongText } from '@/app/long-text/long-text';
import { useFormat } from '@/lib/format/use-format';
import { fillText, type LongTexts, type TextValues } from '@/lib/i18n/long-texts';
import { PreparedMessage, type PreparedMessageProps } from './prepared-message';

type Props = Pick<PreparedMessageProps, 'ids' | 'texts'> & {
  /** What is asked for. */
  name: keyof LongTexts['requests'];
  /** For the message's placeholders. A placeholder of the message alone takes its own `unknown`. */
  values: TextValues;
};

/**
 * A message to the lender that is already written: in Spanish, which customer service reads, whatever the user's
 * language, in which it is shown below.
 */
export function RequestMessage({ name, values, ...rest }: Props) {
  const { locale } = useFormat();
  const spanish = useLongText('requests', 'es');
  const own = useLongText('requests', locale);
  if (!spanish.text) return <TextPending state={spanish} />;
  const { subject, message } = fill(spanish.text[name], values);
  const translated = locale !== 'es' && own.text ? fill(own.text[name], values).message : undefined;
  return <PreparedMessage {...rest} subject={subject} message={message} translation={translated} />;
}

function fill(text: LongTexts['requests'][keyof LongTexts['requests']], values: TextValues) {
  const account = values.account || text.unknown;
  return fillText(text, { ...values, account });
}
