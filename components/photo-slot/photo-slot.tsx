import { useTranslations } from 'next-intl';
import { labelId } from '@/components/field/field-aria';
import { FieldMessage } from '@/components/field/field-message';
import { classes } from '@/components/foundation/classes';
import { PhotoAction } from './photo-action';
import { PhotoProgress } from './photo-progress';
import type { PhotoSlotProps, PhotoState } from './photo-slot-props';
import { PhotoVerdict } from './photo-verdict';

/** The place of one photo: none yet, on its way, accepted, or to be repeated and why. */
export function PhotoSlot({ id, title, hint, art, picture, state, error, ...on }: PhotoSlotProps) {
  const bad = state.name === 'rejected' || state.name === 'failed' || error !== undefined;
  return (
    <div className="field">
      <div className={classes('slot', bad && 'slot--bad')}>
        <div className="slot__picture">
          {/* biome-ignore lint/performance/noImgElement: a picture of this phone, which no server resizes */}
          {picture ? <img src={picture} alt="" /> : art}
        </div>
        <div className="slot__body">
          <div className="slot__head">
            <b id={labelId(id)}>{title}</b>
            <PhotoVerdict state={state} />
          </div>
          {state.name === 'preparing' || state.name === 'uploading' ? (
            <PhotoProgress state={state} labelledBy={labelId(id)} />
          ) : (
            <p className={classes('slot__text', !bad && 'muted')} role="status">
              <StateText state={state} hint={hint} />
            </p>
          )}
          <PhotoAction id={id} title={title} state={state} error={error} {...on} />
        </div>
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}

function StateText({ state, hint }: { state: PhotoState; hint: string }) {
  const t = useTranslations('photo');
  switch (state.name) {
    case 'accepted':
      return t('accepted');
    case 'rejected':
    case 'failed':
      return state.reason;
    default:
      return hint;
  }
}
