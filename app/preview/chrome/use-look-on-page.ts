import { useEffect } from 'react';
import { applyLook } from '@/app/preview/runtime/look';
import type { Settings } from './settings';

/** Gives the gallery's own page the theme, the size of text and the motion that are chosen on it. */
export function useLookOnPage({ theme, text, motion }: Settings): void {
  useEffect(() => {
    applyLook({ theme, text, motion });
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    else delete dataset.theme;
  }, [theme, text, motion]);
}
