import { useTranslations } from 'next-intl';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { TextPending, useLongText } from '@/app/long-text/long-text';
import { copyText } from '@/app/orders/copy/copy-text';
import { Button } from '@/components/button/button';
import { iconCopy, iconMail } from '@/components/icon/shapes/input';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { LinkRow, Rows } from '@/components/rows/rows';
import { messageUris } from '@/lib/contact';
import { useFormat } from '@/lib/format/use-format';
import { fillText, type LongTexts, type TextValues } from '@/lib/i18n/long-texts';
import { showToast } from '@/lib/toast/toast';

type Props = {
  ids: Readonly<Record<'message' | 'whatsapp' | 'email' | 'copy', string>>;
  texts: { copy: string; copied: string; failed: string };
  /** What is asked for. */
  name: keyof LongTexts['requests'];
  /** For the message's placeholders. A placeholder of the message alone takes its own `unknown`. */
  values: TextValues;
};

/**
 * A message to the lender that is already written, and the ways for the user to send it: in Spanish, which customer
 * service reads, whatever the user's language, in which it is shown below.
 */
export function RequestMessage({ name, values, ids, texts }: Props) {
  const t = useTranslations('customService');
  const externalLink = useExternalLink();
  const { locale } = useFormat();
  const spanish = useLongText('requests', 'es');
  const own = useLongText('requests', locale);
  if (!spanish.text) return <TextPending state={spanish} />;
  const { subject, message } = fill(spanish.text[name], values);
  const translation = locale !== 'es' && own.text && fill(own.text[name], values).message;
  const uris = messageUris(subject, message);
  async function copy() {
    showToast((await copyText(message)) ? texts.copied : texts.failed);
  }
  return (
    <>
      <blockquote className="request-message" id={ids.message} lang="es-CL">
        {message}
      </blockquote>
      {translation && (
        <>
          <p className="small muted">{t('translation')}</p>
          <p className="small">{translation}</p>
        </>
      )}
      <Rows>
        <LinkRow
          id={ids.whatsapp}
          icon={iconMessageCircle}
          title={t('whatsapp')}
          {...externalLink(uris.whatsapp)}
        />
        <LinkRow id={ids.email} icon={iconMail} title={t('email')} {...externalLink(uris.email)} />
      </Rows>
      <div className="mt-3">
        <Button variant="soft" icon={iconCopy} id={ids.copy} opens onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </>
  );
}

function fill(text: LongTexts['requests'][keyof LongTexts['requests']], values: TextValues) {
  const account = values.account || text.unknown;
  return fillText(text, { ...values, account });
}
