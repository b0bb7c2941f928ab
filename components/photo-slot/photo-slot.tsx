import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { labelId } from '@/components/field/field-aria';
import { FieldMessage } from '@/components/field/field-message';
import { classes } from '@/components/foundation/classes';
import { PhotoAction } from './photo-action';
import { PhotoProgress } from './photo-progress';
import { PhotoVerdict } from './photo-verdict';

/**
 * How far a photo is. `progress` is a fraction from 0 to 1; `reason` is text, what is wrong with the
 * photo or why it did not go out.
 */
export type PhotoState =
  | { name: 'idle' }
  | { name: 'preparing' }
  | { name: 'uploading'; progress: number }
  | { name: 'accepted' }
  | { name: 'rejected'; reason: string }
  | { name: 'failed'; reason: string };

/** Props of {@link PhotoSlot}. */
export type PhotoSlotProps = {
  /** Id of its button, for the link of an error summary. */
  id: string;
  /** Which photo: "Por delante". */
  title: string;
  /** What it should look like, while there is none: "Con luz y sin lentes". */
  hint: string;
  /** The drawing shown while there is no picture. */
  art: ReactNode;
  /** The picture itself, a data or blob URL. */
  picture?: string;
  state: PhotoState;
  /** Takes a photo, the first one or another. */
  onTake: () => void;
  /** Sends the same photo again after a failure. */
  onRetry: () => void;
  /** Gives up what is under way. */
  onCancel: () => void;
  /** The form could not be sent without it. */
  error?: string;
};

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
