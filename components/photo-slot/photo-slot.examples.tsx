import { useTranslations } from 'next-intl';
import { PhotoFront } from '@/components/art/photo-art';
import { PhotoSlot, type PhotoSlotProps } from './photo-slot';

/** Every state of a photo. */
export const examples = {
  idle: () => <Sample id="photo-idle" state={{ name: 'idle' }} />,
  preparing: () => <Sample id="photo-preparing" state={{ name: 'preparing' }} />,
  uploading: () => <Sample id="photo-uploading" state={{ name: 'uploading', progress: 0.6 }} />,
  accepted: () => <Sample id="photo-accepted" state={{ name: 'accepted' }} />,
  rejected: () => {
    const reason = useTranslations('photo')('rejected');
    return <Sample id="photo-rejected" state={{ name: 'rejected', reason }} />;
  },
  failed: () => {
    const reason = useTranslations('apiErrors')('network');
    return <Sample id="photo-failed" state={{ name: 'failed', reason }} />;
  },
};

function Sample(props: Pick<PhotoSlotProps, 'id' | 'state'>) {
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
