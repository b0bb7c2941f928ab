'use client';
import { useTranslations } from 'next-intl';
import { useToast } from '@/lib/toast/use-toast';

/** Shows the toast of lib/toast, one at a time. */
export function ToastHost() {
  const t = useTranslations();
  const toast = useToast();
  return toast ? (
    <p role="status">{typeof toast.message === 'string' ? toast.message : t(toast.message.key)}</p>
  ) : null;
}
