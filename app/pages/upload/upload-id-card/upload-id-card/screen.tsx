'use client';
import { useTranslations } from 'next-intl';
import * as v from 'valibot';
import { StepWaiting } from '@/app/application/step-waiting';
import { useStepLoad } from '@/app/application/use-step-load';
import { SkeletonHead } from '@/components/skeleton/skeleton';
import { useCall } from '@/lib/api/use-call';
import { defineScreen } from '@/lib/router/define-screen';
import { PhotoGuide } from './photo-guide';
import { Photos } from './photos';
import { SkeletonSlots } from './skeleton-slots';
import { useHandIn } from './use-hand-in';
import './screen.css';

/**
 * The last step of the application: the ID card's two sides, the selfie, and handing it all in
 * (contract.md section 5). After a correction (`fix=1`) it goes on in the same way.
 */
export const screen = defineScreen({
  query: v.object({ fix: v.optional(v.string()) }),
  Screen: UploadIdCard,
  needsLogin: true,
});

function UploadIdCard() {
  const t = useTranslations('uploadIdCard');
  const home = useCall('app/home', {}, { quiet: true });
  const load = useStepLoad('id_card', { lists: home, saved: home });
  const handIn = useHandIn();
  // Between the server's answer and the next screen the account is in review already.
  const review = load.name === 'ready' ? load.review : undefined;
  if (handIn.underWay && home.data) {
    return <Photos home={home.data} handIn={handIn} review={review} />;
  }
  if (load.name === 'ready') {
    return <Photos home={load.lists} handIn={handIn} review={review} />;
  }
  return (
    <StepWaiting step="id_card" title={t('title')} load={load}>
      <div className="mt-2">
        <SkeletonHead />
        <PhotoGuide />
        <SkeletonSlots />
      </div>
    </StepWaiting>
  );
}
