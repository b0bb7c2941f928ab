import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { PhotoField } from '@/app/application/photo-field';
import { PhotoSelfie } from '@/components/art/photo-art';
import { Section } from '@/components/section/section';
import { type Photo, usePhoto } from '@/lib/photo/use-photo';
import type { BasicForm, SelfieStatus } from './basic-schema';

const statuses: Record<Photo['slot']['state']['name'], SelfieStatus> = {
  idle: '',
  preparing: 'uploading',
  uploading: 'uploading',
  accepted: 'accepted',
  rejected: 'rejected',
  failed: 'notSent',
};

/** The selfie: uploaded as soon as it is taken, and required before the form is sent. */
export function SelfieSection({ form }: { form: BasicForm }) {
  const t = useTranslations('stepBasic');
  const photo = usePhoto('selfie');
  const onFile = form.form.formState.defaultValues?.selfie === 'onFile';
  const status = statuses[photo.slot.state.name] || (onFile ? 'onFile' : '');
  const setStatus = useEffectEvent((next: SelfieStatus) => {
    if (form.form.getValues('selfie') !== next) form.set('selfie', next);
  });
  useEffect(() => setStatus(status), [status]);
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

/** A selfie that was uploaded before, possibly from another device: the slot shows it as accepted. */
function accepted(photo: Photo): Photo {
  return { ...photo, slot: { ...photo.slot, state: { name: 'accepted' } } };
}
