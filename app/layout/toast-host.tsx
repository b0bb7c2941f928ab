'use client';
import { useTranslations } from 'next-intl';
import { Toast } from '@/components/toast/toast';
import { useToast } from '@/lib/toast/use-toast';

/** Shows the toast of lib/toast, one at a time. */
export function ToastHost() {
  const t = useTranslations();
  const toast = useToast();
  if (!toast) return <Toast />;
  const { message } = toast;
  return <Toast text={typeof message === 'string' ? message : t(message.key)} />;
}
