'use client';
import { useState } from 'react';
import { downloadFile } from '@/lib/download-file';
import { Choice } from '../look-controls';

const exportScales = ['1', '2', '3'] as const;
type ExportScale = (typeof exportScales)[number];
const exportKinds = ['state', 'sheet'] as const;
export type ExportKind = (typeof exportKinds)[number];

const kinds = { state: 'This state', sheet: '3 languages × 2 themes' } as const;

type Props = {
  kind: ExportKind;
  onKind: (kind: ExportKind) => void;
  /** Whether all that is to be in the picture has been loaded. */
  isReady: boolean;
  /** The picture and the name of its file, without extension. */
  take: (scale: 1 | 2 | 3) => Promise<{ png: Blob; name: string }>;
};

type Progress =
  | { status: 'taking' }
  | { status: 'saved'; name: string }
  | { status: 'failed'; why: string };

/** Downloads a state as a PNG, drawn by this browser: nothing is sent. */
export function ExportPanel({ kind, onKind, isReady, take }: Props) {
  const [scale, setScale] = useState<ExportScale>('2');
  const [progress, setProgress] = useState<Progress>();
  const isBusy = !isReady || progress?.status === 'taking';
  async function download() {
    setProgress({ status: 'taking' });
    try {
      const factor = scale === '1' ? 1 : scale === '2' ? 2 : 3;
      const { png, name } = await take(factor);
      const file = `${name}@${scale}x.png`;
      downloadFile(png, file);
      setProgress({ status: 'saved', name: file });
    } catch (error) {
      setProgress({ status: 'failed', why: error instanceof Error ? error.message : 'unknown' });
    }
  }
  return (
    <>
      <Choice
        label="What"
        value={kind}
        options={exportKinds}
        labelOf={(value) => kinds[value]}
        onChange={onKind}
      />
      <Choice
        label="Scale"
        value={scale}
        options={exportScales}
        labelOf={(value) => `${value}x`}
        onChange={setScale}
      />
      <button
        type="button"
        className="gallery-switch"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void download();
        }}
      >
        Download PNG
      </button>
      <p role="status" className="small">
        {statusOf(isReady, progress)}
      </p>
    </>
  );
}

function statusOf(isReady: boolean, progress: Progress | undefined): string {
  if (!isReady) return 'Loading';
  if (!progress) return '';
  if (progress.status === 'taking') return 'Drawing';
  return progress.status === 'saved'
    ? `Saved ${progress.name}`
    : `This browser could not draw it: ${progress.why}`;
}
