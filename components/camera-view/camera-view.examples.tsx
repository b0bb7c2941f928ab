import { useTranslations } from 'next-intl';
import { CameraView } from './camera-view';

/** Without a camera, not allowed to use it, and with a doubt about a selfie, which shows nobody. */
export const examples = {
  noCamera: () => <Sample guide="id_card" problem="noCamera" />,
  denied: () => <Sample guide="selfie" problem="deniedForever" />,
  doubt: () => <Sample guide="selfie" />,
};

/** A picture of nobody. */
const empty =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M0 0h3v4H0z" fill="#659aa6"/></svg>';

/** It fills the window. */
export const alone = true;

type Props = { guide: 'id_card' | 'selfie'; problem?: 'noCamera' | 'deniedForever' };

function Sample({ guide, problem }: Props) {
  const steps = useTranslations('home.steps');
  const t = useTranslations('photo');
  const selfie = useTranslations('stepBasic')('selfie');
  const problems = {
    noCamera: t('errors.noCamera'),
    deniedForever: t('errors.deniedForever'),
  };
  return (
    <CameraView
      view={
        problem
          ? { problem: problems[problem] }
          : { photo: new Blob([empty], { type: 'image/svg+xml' }), doubt: t('noFace') }
      }
      title={guide === 'selfie' ? selfie : steps('id_card')}
      hint={steps('id_cardText')}
      guide={guide}
      mirrored={guide === 'selfie'}
      takeStill={() => Promise.reject(new Error('no camera'))}
      onPhoto={() => undefined}
      onRetry={() => undefined}
      onChooseFile={() => undefined}
      onSettings={problem === 'deniedForever' ? () => undefined : undefined}
      onClose={() => undefined}
    />
  );
}
