import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { useModal } from '@/components/dialog/use-modal';
import { Icon } from '@/components/icon/icon';
import { iconCamera } from '@/components/icon/shapes/input';
import { iconX } from '@/components/icon/shapes/navigation';
import { IconButton } from '@/components/icon-button/icon-button';

/** The frame over the live picture: a card in landscape, or a face. */
type GuideShape = 'id_card' | 'selfie';

/** Props of {@link CameraView}. */
export type CameraViewProps = {
  /** A running camera, a photo with a doubt about it, the reason why there is none, or null while it is closed. */
  view: { stream: MediaStream } | { photo: Blob; doubt: string } | { problem: string } | null;
  /** The subject: "Tu cédula por delante". */
  title: string;
  /** An instruction: "Que se vea entera y sin reflejos". */
  hint: string;
  guide: GuideShape;
  /** Mirrors the live picture, as for a selfie; the photo is not mirrored. */
  mirrored?: boolean;
  /** Captures the video's current frame. */
  takeStill: (video: HTMLVideoElement) => Promise<Blob>;
  onPhoto: (photo: Blob) => void;
  /** Opens the camera again, after a problem or a doubt. */
  onRetry: () => void;
  onChooseFile?: () => void;
  /** Opens the settings of the phone, where they can solve the problem. */
  onSettings?: () => void;
  onClose: () => void;
};

/** A camera in the page: the live picture with a guide, then the photo to use or to retake. */
export function CameraView({ view, ...rest }: CameraViewProps) {
  return view ? <OpenCamera view={view} {...rest} /> : null;
}

type OpenProps = CameraViewProps & { view: NonNullable<CameraViewProps['view']> };

function OpenCamera({ view, title, hint, ...props }: OpenProps) {
  const t = useTranslations('photo.camera');
  const ref = useModal(props.onClose);
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState<Blob | null>(null);
  const [ready, setReady] = useState(false);
  const stream = 'stream' in view ? view.stream : null;
  const doubted = 'photo' in view ? view : null;
  // A photo that was taken before the camera was lost can still be used.
  const problem = 'problem' in view && !taken ? view.problem : undefined;
  const still = doubted?.photo ?? taken;
  useEffect(() => {
    if (video.current && !still) video.current.srcObject = stream;
  }, [stream, still]);

  function shoot() {
    if (!video.current || !ready) return;
    // A camera that has just stopped captures nothing: the view stays live and the user can try again.
    props.takeStill(video.current).then(setTaken, () => setReady(false));
  }
  return (
    <dialog className="camera" ref={ref} aria-labelledby={id}>
      <div className="camera__head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={iconX} label={t('close')} onClick={props.onClose} />
      </div>
      {problem === undefined && (
        <div className="camera__viewport">
          {still && <Still photo={still} label={t('still')} />}
          {stream && !still && (
            <>
              <video
                ref={video}
                className={
                  props.mirrored ? 'camera__picture camera__picture--mirrored' : 'camera__picture'
                }
                autoPlay
                muted
                playsInline
                aria-labelledby={id}
                onPlaying={() => setReady(true)}
              />
              <Guide shape={props.guide} />
            </>
          )}
        </div>
      )}
      <p className={problem === undefined ? 'camera__hint' : 'camera__problem'} role="status">
        {problem !== undefined && <Icon of={iconCamera} />}
        {problem ?? doubted?.doubt ?? (still ? t('check') : hint)}
      </p>
      <div className="camera__actions">
        {doubted ? (
          <>
            <Button opens onClick={props.onRetry}>
              {t('again')}
            </Button>
            <Button variant="text" onClick={() => props.onPhoto(doubted.photo)}>
              {t('useAnyway')}
            </Button>
          </>
        ) : taken ? (
          <>
            <Button onClick={() => props.onPhoto(taken)}>{t('use')}</Button>
            <Button variant="text" onClick={() => setTaken(null)}>
              {t('again')}
            </Button>
          </>
        ) : stream ? (
          <>
            <button
              type="button"
              className="camera__shutter"
              aria-label={t('shoot')}
              aria-disabled={!ready || undefined}
              onClick={shoot}
            />
            <ChooseFile onClick={props.onChooseFile} />
          </>
        ) : (
          <WaysOn {...props} />
        )}
      </div>
    </dialog>
  );
}

/** What the user can do about a problem: change the settings, try again, choose a file. */
function WaysOn({
  onSettings,
  onRetry,
  onChooseFile,
}: Pick<OpenProps, 'onSettings' | 'onRetry' | 'onChooseFile'>) {
  const t = useTranslations('photo');
  const settings = useTranslations('phoneSettings');
  return (
    <>
      {onSettings && (
        <Button opens onClick={onSettings}>
          {settings('open')}
        </Button>
      )}
      <Button variant={onSettings ? 'soft' : 'primary'} opens onClick={onRetry}>
        {t('retry')}
      </Button>
      <ChooseFile onClick={onChooseFile} />
    </>
  );
}

function ChooseFile({ onClick }: { onClick: (() => void) | undefined }) {
  const t = useTranslations('photo.camera');
  return (
    onClick && (
      <Button variant="text" opens onClick={onClick}>
        {t('choose')}
      </Button>
    )
  );
}

function Still({ photo, label }: { photo: Blob; label: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  // biome-ignore lint/performance/noImgElement: a local photo, which no server resizes
  return <img ref={image} className="camera__picture" alt={label} />;
}

/** The area outside of the frame, large enough for any aspect ratio of the video. */
const outside = 'M-2000-2000h4360v4480h-4360Z';

/** Frames in a 360 by 480 box: a card in its proportions (85.6 by 54 mm), an oval for a face. */
const frames: Record<GuideShape, string> = {
  id_card:
    'M34 139h292a14 14 0 0 1 14 14v174a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14V153a14 14 0 0 1 14-14Z',
  selfie: 'M180 70a120 155 0 0 1 0 310a120 155 0 0 1 0-310Z',
};

function Guide({ shape }: { shape: GuideShape }) {
  return (
    <svg className="camera__guide" viewBox="0 0 360 480" aria-hidden="true">
      <path className="camera__dim" fillRule="evenodd" d={outside + frames[shape]} />
      <path className="camera__frame" d={frames[shape]} />
    </svg>
  );
}
