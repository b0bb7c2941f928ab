import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/button/button';
import { labelId } from '@/components/field/field';
import { classes } from '@/components/foundation/classes';
import { Icon } from '@/components/icon/icon';
import { iconCamera } from '@/components/icon/shapes/input';
import { iconX } from '@/components/icon/shapes/navigation';
import { iconAlertCircle, iconCheck } from '@/components/icon/shapes/status';
import { Pill } from '@/components/pill/pill';
import { useFormat } from '@/lib/format/use-format';

/** The state of a photo. `progress` is a fraction from 0 to 1; `reason` is the text shown to the user. @internal */
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
  /** An instruction, while there is no photo: "Con luz y sin lentes". */
  hint: string;
  /** The drawing shown while there is no picture. */
  art: ReactNode;
  /** The photo, a data or blob URL. */
  picture?: string;
  state: PhotoState;
  /** Takes a photo, the first one or another. */
  onTake: () => void;
  /** Sends the same photo again after a failure. */
  onRetry: () => void;
  /** Cancels the upload under way. */
  onCancel: () => void;
  /** Another button of the screen takes the photo whose turn it is, and sends it again: here are only the other actions. */
  takenElsewhere?: boolean;
  /** Of several that are taken one after the other: the one that is next is marked, those after it are small. */
  turn?: 'now' | 'later';
  /** One of several side by side, all accepted: picture, name with a tick, and the way to change it. */
  small?: boolean;
};

/** One photo of a form: missing, being uploaded, accepted, or rejected with the reason. */
export function PhotoSlot({
  id,
  title,
  hint,
  art,
  picture,
  state,
  takenElsewhere = false,
  small = false,
  turn,
  ...on
}: PhotoSlotProps) {
  const t = useTranslations('photo');
  const bad = state.name === 'rejected' || state.name === 'failed';
  const isElsewhere =
    takenElsewhere && (state.name === 'idle' || (state.name === 'rejected' && turn === 'now'));
  return (
    <div className="field">
      <div
        className={classes(
          'photo-slot',
          turn && `photo-slot--${turn}`,
          bad && 'photo-slot--bad',
          small && 'photo-slot--small',
        )}
        aria-current={turn === 'now' ? 'step' : undefined}
      >
        <div className="photo-slot__picture">
          {/* biome-ignore lint/performance/noImgElement: a local photo, which no server resizes */}
          {picture ? <img src={picture} alt="" /> : art}
        </div>
        <div className="photo-slot__body">
          <div className="photo-slot__head">
            <b id={labelId(id)}>{title}</b>
            {small ? (
              <>
                <Icon of={iconCheck} size="s" />
                <span className="visually-hidden">{t('done')}</span>
              </>
            ) : (
              <StatePill state={state} />
            )}
          </div>
          {state.name === 'preparing' || state.name === 'uploading' ? (
            <Progress state={state} labelledBy={labelId(id)} />
          ) : (
            <p
              className={
                small || turn === 'later'
                  ? 'visually-hidden'
                  : classes('photo-slot__text', !bad && 'muted')
              }
              role="status"
            >
              <StateText state={state} hint={hint} />
            </p>
          )}
          {!isElsewhere && (
            <Actions id={id} title={title} state={state} takenElsewhere={takenElsewhere} {...on} />
          )}
        </div>
      </div>
    </div>
  );
}

function StateText({ state, hint }: Pick<PhotoSlotProps, 'state' | 'hint'>) {
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

function StatePill({ state }: Pick<PhotoSlotProps, 'state'>) {
  const t = useTranslations('photo');
  switch (state.name) {
    case 'accepted':
      return (
        <Pill tone="ok" icon={iconCheck}>
          {t('done')}
        </Pill>
      );
    case 'rejected':
      return (
        <Pill tone="bad" icon={iconX}>
          {t('repeat')}
        </Pill>
      );
    case 'failed':
      return (
        <Pill tone="bad" icon={iconAlertCircle}>
          {t('notSent')}
        </Pill>
      );
    default:
      return null;
  }
}

type ProgressProps = {
  state: Extract<PhotoState, { name: 'preparing' | 'uploading' }>;
  /** Id of the photo's title. */
  labelledBy: string;
};

/** The upload's progress bar; indeterminate while the photo is being prepared. */
function Progress({ state, labelledBy }: ProgressProps) {
  const t = useTranslations('photo');
  const format = useFormat();
  const progress = state.name === 'uploading' ? state.progress : undefined;
  return (
    <>
      <progress className="progress" max={1} value={progress} aria-labelledby={labelledBy} />
      <p className="photo-slot__text muted" data-remark>
        <span role="status">{progress === undefined ? t('preparing') : t('uploading')}</span>
        {progress !== undefined && (
          <span className="num">{format.percent(Math.floor(progress * 100) / 100, 'ifAny')}</span>
        )}
      </p>
    </>
  );
}

type ActionsProps = Omit<PhotoSlotProps, 'hint' | 'art' | 'picture'>;

/** The main button stays the same element in every state, so that it keeps the focus. */
function Actions({ id, title, state, takenElsewhere, onTake, onRetry, onCancel }: ActionsProps) {
  const t = useTranslations('photo');
  const retries = state.name === 'failed' && !takenElsewhere;
  const main = {
    idle: { text: t('take'), act: onTake },
    preparing: { text: t('cancel'), act: onCancel },
    uploading: { text: t('cancel'), act: onCancel },
    accepted: { text: t('change'), act: onTake },
    rejected: { text: t('retake'), act: onTake },
    failed: retries ? { text: t('retry'), act: onRetry } : { text: t('retake'), act: onTake },
  }[state.name];
  const idle = state.name === 'idle';
  return (
    <div className="photo-slot__actions">
      <button
        id={id}
        type="button"
        className={idle ? buttonClass('soft', true) : 'link photo-slot__act'}
        // It sends the photo again.
        data-commits={retries ? '' : undefined}
        onClick={main.act}
      >
        {idle && <Icon of={iconCamera} size="s" />}
        {main.text}
        <span className="visually-hidden"> {title}</span>
      </button>
      {retries && (
        <button type="button" className="link photo-slot__act" onClick={onTake}>
          {t('retake')}
          <span className="visually-hidden"> {title}</span>
        </button>
      )}
    </div>
  );
}
