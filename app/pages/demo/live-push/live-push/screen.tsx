'use client';
import { useEffect, useRef, useState } from 'react';
import { ScreenFrame } from '@/app/layout/screen-frame';
import { PhotoSelfie } from '@/components/art/photo-art';
import { Button } from '@/components/button/button';
import { Dock } from '@/components/dock/dock';
import { Figure, Figures } from '@/components/figures/figures';
import { iconCamera } from '@/components/icon/shapes/input';
import { iconRefresh } from '@/components/icon/shapes/navigation';
import { Notice } from '@/components/notice/notice';
import { useFormat } from '@/lib/format/use-format';
import type { Locale } from '@/lib/i18n/locale';
import { defineScreen, noQuery } from '@/lib/router/define-screen';
import en from '@/locales/long/live-push/en.json';
import es from '@/locales/long/live-push/es.json';
import vi from '@/locales/long/live-push/vi.json';
import { ids } from './screen.ids';
import { type CameraFault, useCamera } from './use-camera';

/** Part of this screen's chunk: few users load it, while every user loads the catalogue. */
const texts: Record<Locale, typeof es> = { es, en, vi };

/** Demo: camera preview, start, stop, a still (contract.md section 5, demo/live-push). */
export const screen = defineScreen({ query: noQuery, Screen: LivePush });

function LivePush() {
  const t = texts[useFormat().locale];
  const camera = useCamera();
  const { state, video } = camera;
  const live = state.status === 'live';
  const still = useStill(video);
  const [size, setSize] = useState('');
  return (
    <ScreenFrame
      title={t.title}
      heading="large"
      dock={
        <Dock>
          {live ? (
            <Button id={ids.still} icon={iconCamera} opens onClick={still.take}>
              {t.still}
            </Button>
          ) : (
            <Button
              id={ids.start}
              icon={iconCamera}
              loading={state.status === 'asking'}
              opens
              onClick={() => void camera.start('environment')}
            >
              {state.status === 'refused' ? t.again : t.start}
            </Button>
          )}
        </Dock>
      }
    >
      <p className="lede">{t.text}</p>
      <div className="live-push__view">
        <video
          ref={video}
          className="live-push__video"
          aria-label={t.preview}
          autoPlay
          playsInline
          muted
          hidden={!live}
          onResize={({ currentTarget }) =>
            setSize(`${currentTarget.videoWidth} × ${currentTarget.videoHeight} px`)
          }
          data-mirrored={live && state.facing === 'user'}
        />
        {!live && (
          <div>
            <PhotoSelfie />
            <p>{state.status === 'asking' ? t.asking : t.off}</p>
          </div>
        )}
      </div>
      {live && (
        <Figures>
          <Figure label={t.camera} value={t.facing[state.facing]} />
          <Figure label={t.size} value={size} />
        </Figures>
      )}
      <div className="live-push__actions stack">
        {state.status === 'refused' && <Refused fault={state.fault} />}
        {live && (
          <>
            <Button
              id={ids.flip}
              variant="soft"
              icon={iconRefresh}
              opens
              onClick={() => void camera.start(state.facing === 'user' ? 'environment' : 'user')}
            >
              {t.flip}
            </Button>
            <Button id={ids.stop} variant="text" opens onClick={camera.stop}>
              {t.stop}
            </Button>
          </>
        )}
      </div>
      <figure className="section" hidden={still.taken === 0}>
        <canvas ref={still.canvas} className="live-push__still" aria-label={t.stillName} />
        <figcaption className="small muted">{t.stillText}</figcaption>
      </figure>
    </ScreenFrame>
  );
}

/** Draws the current video frame on a canvas; it never leaves the page's memory. */
function useStill(video: ReturnType<typeof useCamera>['video']) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [taken, setTaken] = useState(0);
  // It is below the camera's view, out of sight.
  useEffect(() => {
    if (taken > 0) canvas.current?.scrollIntoView({ block: 'nearest' });
  }, [taken]);
  function take() {
    const source = video.current;
    const target = canvas.current;
    if (!source || !target || source.videoWidth === 0) return;
    target.width = source.videoWidth;
    target.height = source.videoHeight;
    target.getContext('2d')?.drawImage(source, 0, 0);
    setTaken((before) => before + 1);
  }
  return { canvas, taken, take };
}

function Refused({ fault }: { fault: CameraFault }) {
  const t = texts[useFormat().locale];
  return (
    <Notice tone="bad" live id={ids.refused}>
      {t.refused[fault]}
    </Notice>
  );
}
