import { useTranslations } from 'next-intl';
import { useExternalLink } from '@/app/external-links/use-external-link';
import { copyText } from '@/app/orders/copy/copy-text';
import { Button } from '@/components/button/button';
import { iconCopy, iconMail } from '@/components/icon/shapes/input';
import { iconMessageCircle } from '@/components/icon/shapes/loan';
import { LinkRow, Rows } from '@/components/rows/rows';
import { messageUris } from '@/lib/contact';
import { showToast } from '@/lib/toast/toast';

/** Props of {@link PreparedMessage}. */
export type PreparedMessageProps = {
  ids: Readonly<Record<'message' | 'whatsapp' | 'email' | 'copy', string>>;
  subject: string;
  message: string;
  /** What it says in the user's language, where that is another one. */
  translation: string | undefined;
  texts: { copy: string; copied: string; failed: string };
};

/** A message to customer service that is already written, and the ways for the user to send it. */
export function PreparedMessage({
  ids,
  subject,
  message,
  translation,
  texts,
}: PreparedMessageProps) {
  const t = useTranslations('customService');
  const externalLink = useExternalLink();
  const uris = messageUris(subject, message);
  async function copy() {
    showToast((await copyText(message)) ? texts.copied : texts.failed);
  }
  return (
    <>
      <blockquote className="prepared-message" id={ids.message} lang="es-CL">
        {message}
      </blockquote>
      {translation !== undefined && (
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
