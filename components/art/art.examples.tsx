import { useTranslations } from 'next-intl';
import { ArcScene } from './arc-scene';
import { DayArc } from './day-arc';
import {
  ClearedArt,
  PaymentFailedArt,
  RefusedArt,
  ReviewArt,
  SuccessArt,
  WaitingArt,
} from './outcome-art';
import {
  GuideBlur,
  GuideCut,
  GuideGlare,
  GuideOk,
  PhotoBack,
  PhotoFront,
  PhotoSelfie,
} from './photo-art';
import { Range } from './range';
import { EmptyArt, FaultArt, LockArt, OfflineArt } from './state-art';

/** Every drawing: of states, of photos, and of the range with its sun. */
export const examples = {
  cleared: ClearedArt,
  empty: EmptyArt,
  fault: FaultArt,
  lock: LockArt,
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
  dayArc: () => <DayArc day={36} of={90} />,
  arcMorning: () => <Arc day={3} />,
  arcNoon: () => <Arc day={45} />,
  arcEvening: () => <Arc day={84} />,
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
  return <ArcScene day={day} of={90} label={t('day', { day, of: 90 })} />;
}
