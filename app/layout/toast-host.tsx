'use client';
import { useTranslations } from 'next-intl';
import { Toast } from '@/components/toast/toast';
import { useToast } from '@/lib/toast/toast';

/** Renders the current toast of lib/toast. */
export function ToastHost() {
  const t = useTranslations();
  const toast = useToast();
  if (!toast) return <Toast />;
  const { message } = toast;
  return <Toast text={typeof message === 'string' ? message : t(message.key)} />;
}
