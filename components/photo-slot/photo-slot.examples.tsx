import { useTranslations } from 'next-intl';
import { PhotoFront } from '@/components/art/photo-art';
import { PhotoSlot, type PhotoSlotProps } from './photo-slot';

/** Every state of a photo, and the error of a missing one. */
export const examples = {
  idle: () => <Sample id="photo-idle" state={{ name: 'idle' }} />,
  preparing: () => <Sample id="photo-preparing" state={{ name: 'preparing' }} />,
  uploading: () => <Sample id="photo-uploading" state={{ name: 'uploading', progress: 0.6 }} />,
  accepted: () => <Sample id="photo-accepted" state={{ name: 'accepted' }} />,
  rejected: () => {
    const reason = useTranslations('errors.selfie')('rejected');
    return <Sample id="photo-rejected" state={{ name: 'rejected', reason }} />;
  },
  failed: () => {
    const reason = useTranslations('apiErrors')('network');
    return <Sample id="photo-failed" state={{ name: 'failed', reason }} />;
  },
  missing: () => (
    <Sample
      id="photo-missing"
      state={{ name: 'idle' }}
      error={useTranslations('errors.selfie')('empty')}
    />
  ),
};

function Sample(props: Pick<PhotoSlotProps, 'id' | 'state' | 'error'>) {
  const t = useTranslations('home.steps');
  const none = () => undefined;
  return (
    <PhotoSlot
      {...props}
      title={t('id_card')}
      hint={t('id_cardText')}
      art={<PhotoFront />}
      onTake={none}
      onRetry={none}
      onCancel={none}
    />
  );
}
