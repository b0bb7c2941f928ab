import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { useModal } from '@/components/dialog/use-modal';
import { iconX } from '@/components/icon/shapes/navigation';
import { IconButton } from '@/components/icon-button/icon-button';
import { CameraGuide, type GuideShape } from './camera-guide';

/** Props of {@link CameraView}. */
export type CameraViewProps = {
  /** A running camera, why there is none, or nothing to show. */
  view: { stream: MediaStream } | { problem: string } | null;
  /** What is being photographed: "Tu cédula por delante". */
  title: string;
  /** How to hold it: "Que se vea entera y sin reflejos". */
  hint: string;
  guide: GuideShape;
  /** Shown as in a mirror, as people know their face; the photo is not mirrored. */
  mirrored?: boolean;
  /** Takes what the video shows. */
  takeStill: (video: HTMLVideoElement) => Promise<Blob>;
  onPhoto: (photo: Blob) => void;
  onChooseFile: () => void;
  onClose: () => void;
};

/** A camera in the page: live with a guide, then the still to use or to take again. */
export function CameraView({ view, ...rest }: CameraViewProps) {
  return view ? <OpenCamera view={view} {...rest} /> : null;
}

type OpenProps = CameraViewProps & { view: NonNullable<CameraViewProps['view']> };

function OpenCamera({ view, title, hint, ...props }: OpenProps) {
  const t = useTranslations('photo.camera');
  const ref = useModal(props.onClose);
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const [still, setStill] = useState<Blob | null>(null);
  const [ready, setReady] = useState(false);
  const stream = 'stream' in view ? view.stream : null;
  useEffect(() => {
    if (video.current && !still) video.current.srcObject = stream;
  }, [stream, still]);

  function shoot() {
    if (!video.current || !ready) return;
    // A camera that has just stopped gives no still: it stays live and can be tried again.
    props.takeStill(video.current).then(setStill, () => setReady(false));
  }
  return (
    <dialog className="camera" ref={ref} aria-labelledby={id}>
      <div className="camera__head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={iconX} label={t('close')} onClick={props.onClose} />
      </div>
      <div className="camera__stage">
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
            <CameraGuide shape={props.guide} />
          </>
        )}
      </div>
      <p className="camera__hint" role="status">
        {'problem' in view ? view.problem : still ? t('check') : hint}
      </p>
      <div className="camera__actions">
        {still ? (
          <>
            <Button onClick={() => props.onPhoto(still)}>{t('use')}</Button>
            <Button variant="text" onClick={() => setStill(null)}>
              {t('again')}
            </Button>
          </>
        ) : (
          <>
            {stream && (
              <button
                type="button"
                className="camera__shutter"
                aria-label={t('shoot')}
                aria-disabled={!ready || undefined}
                onClick={shoot}
              />
            )}
            <Button variant={stream ? 'text' : 'primary'} onClick={props.onChooseFile}>
              {t('choose')}
            </Button>
          </>
        )}
      </div>
    </dialog>
  );
}

function Still({ photo, label }: { photo: Blob; label: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  // biome-ignore lint/performance/noImgElement: a picture of this phone, which no server resizes
  return <img ref={image} className="camera__picture" alt={label} />;
}
