import { useTranslations } from 'next-intl';
import { CameraView } from './camera-view';

/** Without a camera: what a picture of one would show is nobody's. */
export const examples = {
  noCameraIdCard: () => <Sample guide="id_card" />,
  noCameraSelfie: () => <Sample guide="selfie" />,
};

/** It fills the window. */
export const alone = true;

function Sample({ guide }: { guide: 'id_card' | 'selfie' }) {
  const t = useTranslations('home.steps');
  const problem = useTranslations('apiErrors')('server');
  return (
    <CameraView
      view={{ problem }}
      title={t('id_card')}
      hint={t('id_cardText')}
      guide={guide}
      mirrored={guide === 'selfie'}
      takeStill={() => Promise.reject(new Error('no camera'))}
      onPhoto={() => undefined}
      onChooseFile={() => undefined}
      onClose={() => undefined}
    />
  );
}
