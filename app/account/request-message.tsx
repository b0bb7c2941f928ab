import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { TextPending, useLongText } from '@/app/long-text/long-text';
import { copyText } from '@/app/orders/copy/copy-text';
import { Button } from '@/components/button/button';
import { iconCopy, iconMail } from '@/components/icon/shapes/input';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { LinkRow, Rows } from '@/components/rows/rows';
import { config } from '@/lib/config';
import { messageUris } from '@/lib/contact';
import { type Format, useFormat } from '@/lib/format/use-format';
import { fillText, type LongTexts, type TextValues } from '@/lib/i18n/long-texts';
import { useStored } from '@/lib/storage/use-stored';
import { showToast } from '@/lib/toast/toast';

type Props = {
  ids: Readonly<Record<'message' | 'whatsapp' | 'email' | 'copy', string>>;
  /** What is asked for. */
  name: keyof LongTexts['requests'];
  /** For the message's placeholders but `brand` and `account`, in the format of the message's language. */
  values?: (format: Format) => TextValues;
  /** The user takes it along: to WhatsApp, to the mail, or copied. Whether they send it nobody here knows. */
  onTake?: (() => void) | undefined;
};

/**
 * A message to the lender that is already written, and the ways for the user to send it: in Spanish, which customer
 * service reads, whatever the user's language, in which it is shown below.
 */
export function RequestMessage({ name, values, ids, onTake }: Props) {
  const t = useTranslations('customService');
  const externalLink = useExternalLink();
  const format = useFormat();
  const spanishFormat = useFormat('es');
  const phone = useStored('phone');
  const { locale } = format;
  const spanish = useLongText('requests', 'es');
  const own = useLongText('requests', locale);
  if (!spanish.text) return <TextPending state={spanish} />;
  const fill = (texts: LongTexts['requests'], inLanguage: Format) => {
    const text = texts[name];
    const account = phone ? inLanguage.phone(phone) : text.unknown;
    return fillText(text, { brand: config.brand, account, ...values?.(inLanguage) });
  };
  const { subject, message } = fill(spanish.text, spanishFormat);
  const translation = locale !== 'es' && own.text && fill(own.text, format).message;
  const uris = messageUris(subject, message);
  const outside = (uri: string) => {
    const { href, onClick } = externalLink(uri);
    return {
      href,
      onClick(event: MouseEvent<HTMLElement>) {
        onTake?.();
        onClick(event);
      },
    };
  };
  async function copy() {
    const isCopied = await copyText(message);
    if (isCopied) onTake?.();
    showToast(t(isCopied ? 'copied' : 'copyFailed'));
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
          {...outside(uris.whatsapp)}
        />
        <LinkRow id={ids.email} icon={iconMail} title={t('email')} {...outside(uris.email)} />
      </Rows>
      <div className="mt-3">
        <Button variant="soft" icon={iconCopy} id={ids.copy} opens onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </>
  );
}
