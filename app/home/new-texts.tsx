import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Notice } from '@/components/notice/notice';
import { config } from '@/lib/config';
import { Link } from '@/lib/router/link';
import { saveAgreedTexts } from '@/lib/session/agreed-texts';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './home.ids';

/**
 * Asks a user who agreed to an older version of the terms and the privacy policy to agree again, and one of whom this
 * phone knows no agreement: silence is no answer.
 */
export function NewTexts({ userId }: { userId: string }) {
  const t = useTranslations('home.texts');
  const agreed = useStored(`luka_texts_${userId}`);
  if (agreed?.version === config.textsVersion) return null;
  const which = agreed ? 'changed' : 'unknown';
  return (
    <div className="section" id={ids.newTexts}>
      <Notice tone="warn" title={t(`${which}.title`)}>
        <p>{t.rich(`${which}.text`, { terms: toTerms, privacy: toPrivacy })}</p>
        <div className="mt-3">
          <Button small variant="soft" id={ids.agreeTexts} onClick={() => saveAgreedTexts(userId)}>
            {t('agree')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function toTerms(words: ReactNode) {
  return (
    <Link to="/pages/policy/policy" query={{ type: 'terms' }}>
      {words}
    </Link>
  );
}

function toPrivacy(words: ReactNode) {
  return (
    <Link to="/pages/policy/policy" query={{ type: 'privacy' }}>
      {words}
    </Link>
  );
}
