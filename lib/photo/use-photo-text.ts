import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ApiError } from '@/lib/api/errors';
import { toPhotoError } from './photo-error';

/** Returns the text for an error of taking, preparing or sending a photo, which says what to do next. */
export function usePhotoText(): (error: unknown) => string {
  const t = useTranslations('photo.errors');
  return useCallback(
    (error) => {
      if (error instanceof ApiError) {
        if (typeof error.userMessage === 'string') return error.userMessage;
        return error.code === 'network' || error.code === 'timeout' ? t('offline') : t('notSent');
      }
      const texts = {
        cancelled: t('cancelled'),
        denied: t('denied'),
        deniedForever: t('deniedForever'),
        noCamera: t('noCamera'),
        busy: t('busy'),
        cameraOpen: t('cameraOpen'),
        timeout: t('timeout'),
        memory: t('memory'),
        notImage: t('notImage'),
        heic: t('heic'),
        undecodable: t('undecodable'),
        tooSmall: t('tooSmall'),
        tooLarge: t('tooLarge'),
        tooManyPixels: t('tooManyPixels'),
        tooNarrow: t('tooNarrow'),
        sameAsFront: t('sameAsFront'),
        sameAsBack: t('sameAsBack'),
        sameAsSelfie: t('sameAsSelfie'),
        failed: t('failed'),
      };
      return texts[toPhotoError(error).code];
    },
    [t],
  );
}
