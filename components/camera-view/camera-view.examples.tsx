import { useTranslations } from 'next-intl';
import { CameraView } from './camera-view';

/** Without a camera, and not allowed to use it: what a picture of one would show is nobody's. */
export const examples = {
  noCamera: () => <Sample guide="id_card" problem="noCamera" />,
  denied: () => <Sample guide="selfie" problem="denied" />,
};

/** It fills the window. */
export const alone = true;

type Props = { guide: 'id_card' | 'selfie'; problem: 'noCamera' | 'denied' };

function Sample({ guide, problem }: Props) {
  const steps = useTranslations('home.steps');
  const t = useTranslations('photo');
  const selfie = useTranslations('stepBasic')('selfie');
  const problems = { noCamera: t('errors.noCamera'), denied: t('errors.denied') };
  return (
    <CameraView
      view={{ problem: problems[problem] }}
      title={guide === 'selfie' ? selfie : steps('id_card')}
      hint={steps('id_cardText')}
      guide={guide}
      mirrored={guide === 'selfie'}
      takeStill={() => Promise.reject(new Error('no camera'))}
      onPhoto={() => undefined}
      onChooseFile={() => undefined}
      onClose={() => undefined}
    />
  );
}
