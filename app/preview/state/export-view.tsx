'use client';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { type Locale, locales } from '@/lib/i18n/locale';
import { themes } from '../runtime/look';
import { drawSheet } from './sheet';
import { StateFrame, type StateHandle } from './state-frame';

/** The pictures of a sheet, in its order. */
const cells = themes.flatMap((theme) => locales.map((locale) => ({ theme, locale })));
export type SheetCellLook = { locale: Locale; theme: (typeof themes)[number] };

type Props = {
  /** The URL of the state in a look. */
  srcOf: (look: SheetCellLook) => string;
  title: string;
  window: { width: number; minHeight: number; maxHeight: number };
  onReady: () => void;
  ref: Ref<{ takeSheet(scale: 1 | 2 | 3): Promise<Blob> }>;
};

/** A state in all languages and themes. */
export function ExportView({ srcOf, title, window: size, onReady, ref }: Props) {
  const handles = useRef(new Map<string, StateHandle>());
  const ready = useRef(new Set<string>());
  useImperativeHandle(ref, () => ({
    async takeSheet(scale) {
      const parts = [];
      // One after the other: each is as large as a page.
      for (const { locale, theme } of cells) {
        const png = await handles.current.get(`${locale} ${theme}`)?.takePicture(scale);
        if (!png) throw new Error(`${locale}, ${theme} has not been loaded`);
        const picture = await createImageBitmap(png);
        parts.push({ label: `${title}, ${locale}, ${theme}`, picture });
      }
      return drawSheet(parts, { columns: locales.length, scale });
    },
  }));
  return (
    <div className="gallery-sheet">
      {cells.map(({ locale, theme }) => {
        const key = `${locale} ${theme}`;
        return (
          <figure key={key}>
            <figcaption>{`${locale}, ${theme}`}</figcaption>
            <StateFrame
              ref={(handle) => {
                if (handle) handles.current.set(key, handle);
                else handles.current.delete(key);
              }}
              src={srcOf({ locale, theme })}
              title={`${title}, ${key}`}
              {...size}
              onReady={() => {
                ready.current.add(key);
                if (ready.current.size === cells.length) onReady();
              }}
            />
          </figure>
        );
      })}
    </div>
  );
}
