import { useTranslations } from 'next-intl';
import type { ImageKind } from '@/lib/api/schemas/application';
import type { Missing } from './what-is-missing';

/** Why the application cannot be handed in yet, in words: "Falta la foto por detrás". */
export function useMissingWords(): (missing: Missing) => string {
  const t = useTranslations('uploadIdCard.missing');
  const steps = useTranslations('application.steps');
  const perKind = {
    unknown: { id_front: t('front'), id_back: t('back'), selfie: t('selfie') },
    rejected: { id_front: t('frontAgain'), id_back: t('backAgain'), selfie: t('selfieAgain') },
    notSent: { id_front: t('frontNotSent'), id_back: t('backNotSent'), selfie: t('selfieNotSent') },
    onItsWay: all(t('onItsWay')),
    corrected: all(t('corrected')),
  } satisfies Record<string, Record<ImageKind, string>>;
  return (missing) => {
    if (missing.what !== 'step') return perKind[missing.what][missing.kind];
    const names = {
      basic: steps('basic'),
      social: steps('social'),
      withdrawal: steps('account'),
    };
    return t('step', { step: names[missing.step] });
  };
}

function all(text: string): Record<ImageKind, string> {
  return { id_front: text, id_back: text, selfie: text };
}
