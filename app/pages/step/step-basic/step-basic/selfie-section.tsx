import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { PhotoField } from '@/app/application/photo-field';
import { PhotoSelfie } from '@/components/art/photo-art';
import { Section } from '@/components/section/section';
import { uploadImage } from '@/lib/api/calls/application';
import type { DraftForm } from '@/lib/forms/use-draft-form';
import { type Photo, usePhoto } from '@/lib/photo/use-photo';
import type { BasicIn, BasicOut, SelfieStatus } from './basic-schema';

const statuses: Record<Photo['slot']['state']['name'], SelfieStatus> = {
  idle: '',
  preparing: 'onItsWay',
  uploading: 'onItsWay',
  accepted: 'accepted',
  rejected: 'rejected',
  failed: 'notSent',
};

/** The selfie: sent as soon as it is taken, and needed before the form can be. */
export function SelfieSection({ form }: { form: DraftForm<BasicIn, BasicOut> }) {
  const t = useTranslations('stepBasic');
  const photo = usePhoto('selfie', uploadImage);
  const onFile = form.form.formState.defaultValues?.selfie === 'onFile';
  const status = statuses[photo.slot.state.name] || (onFile ? 'onFile' : '');
  const tell = useEffectEvent((next: SelfieStatus) => {
    if (form.form.getValues('selfie') !== next) form.set('selfie', next);
  });
  useEffect(() => tell(status), [status]);
  return (
    <Section title={t('selfie')}>
      <PhotoField
        photo={status === 'onFile' ? accepted(photo) : photo}
        title={t('selfieTitle')}
        cameraTitle={t('selfie')}
        hint={t('selfieHint')}
        art={<PhotoSelfie />}
        guide="selfie"
        {...form.state('selfie')}
      />
    </Section>
  );
}

/** One that was sent from another phone, or before this form was opened anew: it is there and can be changed. */
function accepted(photo: Photo): Photo {
  return { ...photo, slot: { ...photo.slot, state: { name: 'accepted' } } };
}
