import { useTranslations } from 'next-intl';
import { GuideBlur } from './photos/guide-blur';
import { GuideCut } from './photos/guide-cut';
import { GuideGlare } from './photos/guide-glare';
import { GuideOk } from './photos/guide-ok';
import { IdCardGuide } from './photos/id-card-guide';
import { PhotoBack } from './photos/photo-back';
import { PhotoFront } from './photos/photo-front';
import { PhotoSelfie } from './photos/photo-selfie';
import { SelfieGuide } from './photos/selfie-guide';
import { ArcScene } from './scenes/arc-scene';
import { Range } from './scenes/range';
import { ClearedArt } from './states/cleared-art';
import { EmptyArt } from './states/empty-art';
import { FaultArt } from './states/fault-art';
import { OfflineArt } from './states/offline-art';
import { PaymentFailedArt } from './states/payment-failed-art';
import { RefusedArt } from './states/refused-art';
import { ReviewArt } from './states/review-art';
import { SuccessArt } from './states/success-art';
import { WaitingArt } from './states/waiting-art';

/** Every drawing: of states, of photos, and of the range with its sun. */
export const examples = {
  cleared: ClearedArt,
  empty: EmptyArt,
  fault: FaultArt,
  offline: OfflineArt,
  paymentFailed: PaymentFailedArt,
  refused: RefusedArt,
  review: ReviewArt,
  success: SuccessArt,
  waiting: WaitingArt,
  rangeBehind: () => <Range sun="behind" />,
  rangeHalf: () => <Range sun="half" />,
  rangeSetting: () => <Range sun="setting" />,
  rangeClouded: () => <Range sun="clouded" />,
  arcMorning: () => <Arc day={3} />,
  arcNoon: () => <Arc day={15} />,
  arcEvening: () => <Arc day={28} />,
  idCardGuide: () => <IdCardGuide label={useTranslations('application.steps')('photos')} />,
  selfieGuide: () => <SelfieGuide label={useTranslations('home.steps')('id_card')} />,
  photoFront: PhotoFront,
  photoBack: PhotoBack,
  photoSelfie: PhotoSelfie,
  guideOk: GuideOk,
  guideBlur: GuideBlur,
  guideCut: GuideCut,
  guideGlare: GuideGlare,
};

function Arc({ day }: { day: number }) {
  const t = useTranslations('home.lending');
  return <ArcScene day={day} of={30} label={t('day', { day, of: 30 })} />;
}
