'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Toast } from '@/components/toast/toast';
import { toastAtom } from '@/lib/toast/toast';

/** Renders the current toast of lib/toast. */
export function ToastHost() {
  const t = useTranslations();
  const toast = useAtomValue(toastAtom);
  if (!toast) return <Toast />;
  const { message } = toast;
  return <Toast text={typeof message === 'string' ? message : t(message.key)} />;
}
