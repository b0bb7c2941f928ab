import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { showToast } from '@/lib/toast/toast';
import { copyText } from './copy-text';

/** Copies a text and says so in a toast, which is a live region; `label` names what is copied, `onCopied` hears of it. */
export function useCopy(
  label: string,
  text: string,
  onCopied?: () => void,
): { copied: boolean; copy: () => void } {
  const t = useTranslations('orders.copy');
  const [copied, setCopied] = useState(false);
  async function copy() {
    const done = await copyText(text);
    setCopied(done);
    if (done) onCopied?.();
    showToast(done ? t('done', { label }) : t('failed'));
  }
  return { copied, copy: () => void copy() };
}
