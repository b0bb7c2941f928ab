'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { LoginTarget } from '@/app/account/login-target';
import { resendAt, sendCode } from '@/app/account/send-code';
import { useCountdown } from '@/app/account/use-countdown';
import { ApiErrorNotice } from '@/app/layout/api-error-notice';
import { Button } from '@/components/button/button';
import { ApiError } from '@/lib/api/errors';
import { useStored } from '@/lib/storage/use-stored';
import { ids } from './screen.ids';

type Props = {
  target: LoginTarget;
  /** Another code was sent, which invalidates the previous one. */
  onSent: () => void;
};

/** Sends another code once the countdown has ended. */
export function Resend({ target, onSent }: Props) {
  const t = useTranslations('login');
  const { sending, failure, resent, resend } = useResend(target, onSent);
  // Subscribes only: `resendAt` reads the value.
  useStored('luka_code_sent');
  const seconds = useCountdown(resendAt(target.to));
  return (
    <div className="login__resend stack">
      <p role="status" className={resent ? 'login__sent' : 'visually-hidden'}>
        {resent && t('sentAgain')}
      </p>
      {seconds > 0 ? (
        <p className="login__wait" id={ids.wait} role="timer">
          {t('wait', { time: clock(seconds) })}
        </p>
      ) : (
        <Button variant="soft" id={ids.resend} loading={sending} onClick={resend}>
          {t('resend')}
        </Button>
      )}
      <ApiErrorNotice error={failure} />
    </div>
  );
}

function useResend(target: LoginTarget, onSent: () => void) {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [resent, setResent] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function send() {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    try {
      await sendCode(target);
      setResent(true);
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }
  return { sending, failure, resent, resend: () => void send() };
}

/** `0:47`. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
